export * from './find-place.js';
export * from './provinces.js';
