// React's development build captures a stack trace for every element that it creates, to name the owner in a warning. It stops after 10,000
// per second; this stops it from the start, which makes tests of screens a fifth faster.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
