export * from './001-collections.js';
export * from './002-told-of-offers.js';
export * from './003-quotes-of-business.js';
export * from './004-buyer-accounts.js';
