export * from './business-fields.js';
export * from './field.js';
export * from './texts.js';
