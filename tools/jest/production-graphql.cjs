// GraphQL's check of types compares names, too, unless it is loaded for production: a tenth of the time of a test that sends many requests.
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
require('graphql/jsutils/instanceOf.js');
process.env.NODE_ENV = NODE_ENV;
