export * from './businesses/business-document.js';
export * from './businesses/businesses.index.js';
export * from './businesses/keys-of-words.js';
export * from './businesses/query-words.js';
export * from './businesses/search-businesses.js';
export * from './businesses/search-result.js';
