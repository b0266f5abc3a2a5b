export * from './check-record.js';
export * from './managed-page.js';
export * from './record-errors.js';
export * from './record-parts.js';
export * from './record-store.js';
export * from './record-requests.js';
export * from './records.js';
export * from './text-fields.js';
