export * from './001-collections.js';
