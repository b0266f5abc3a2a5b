export * from './comparable-business.js';
export * from './compare.js';
export * from './likely-pairs.js';
export * from './names.js';
