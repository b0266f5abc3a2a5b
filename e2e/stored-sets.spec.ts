import { expect, test } from './support/test.js';
import { Stores } from './support/stores.js';

const stores = new Stores();
test.afterAll(() => stores.close());

/** Each set of the specification, with the service and collection that store it, and the path within a document. */
const SETS: readonly [set: string, service: string, collection: string, path?: string][] = [
  ['admin_users', 'identity', 'accounts', 'usernameKey'],
  ['businesses', 'directory', 'businesses'],
  ['categories', 'directory', 'categories'],
  ['business_categories', 'directory', 'businesses', 'categoryIds'],
  ['locations', 'directory', 'businesses', 'locations.address'],
  ['business_locations', 'directory', 'businesses', 'locations'],
  ['business_hours', 'directory', 'businesses', 'openingHours.dayOfWeek'],
  ['products', 'directory', 'products'],
  ['business_products', 'directory', 'products', 'businessId'],
  ['districts', 'directory', 'districts'],
  ['location_districts', 'directory', 'businesses', 'locations.districtKeys'],
  ['certificates', 'directory', 'certificates'],
  ['business_certificates', 'directory', 'businesses', 'certificates.certificateId'],
  ['seo_content', 'directory', 'seoTexts'],
  ['reviews', 'reviews', 'reviews'],
  ['business_submissions', 'submissions', 'submissions'],
  ['blog_posts', 'blog', 'posts'],
  ['blog_categories', 'blog', 'categories'],
  ['blog_comments', 'blog', 'comments'],
];

test('DATA-13 every data set of the specification is stored in its collection', async () => {
  for (const [set, service, collection, path] of SETS) {
    expect.soft(await stores.holds(service, collection, path), set).toBe(true);
  }
});
