export * from './casing.js';
export * from './dates.js';
export * from './folding.js';
export * from './numbers.js';
export * from './slug.js';
export * from './sort-key.js';
export * from './suffixes.js';
