export * from './define.js';
export * from './catalogue.js';
export * from './audit.events.js';
export * from './blog.events.js';
export * from './directory.events.js';
export * from './identity.events.js';
export * from './indexer.notices.js';
export * from './reviews.events.js';
