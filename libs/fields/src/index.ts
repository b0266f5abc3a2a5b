export * from './business-fields.js';
export * from './changeable-parts.js';
export * from './field.js';
export * from './product-fields.js';
export * from './record.js';
export * from './records.js';
export * from './texts.js';
export * from './quotes.js';
