export * from './define.js';
export * from './catalogue.js';
export * from './directory.events.js';
export * from './indexer.notices.js';
