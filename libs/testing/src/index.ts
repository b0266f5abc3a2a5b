export * from './eventually.js';
export * from './parts.js';
export * from './unique-name.js';
export * from './test-database.js';
export * from './builders/business.js';
export * from './builders/envelope.js';
export * from './builders/import.js';
export { startPart, type PartName, type PrivatePart } from '@tedarik/stack';
export { type MapsRecord, mapsRecords } from '@tedarik/generate';
