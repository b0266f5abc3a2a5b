export * from './maps-export.js';
export * from './seeded.js';
export * from './labelled-tables.js';
