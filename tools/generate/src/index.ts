export * from './maps-export.js';
export * from './seeded.js';
