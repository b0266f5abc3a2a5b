// React's development build takes a stack trace for every element that it makes, to name the owner in a warning. It stops after
// 10,000 a second; here from the first on, which takes a fifth off every test of a screen.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
