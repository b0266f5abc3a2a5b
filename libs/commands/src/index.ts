export * from './define.js';
export * from './catalogue.js';
export * from './directory.commands.js';
export * from './directory.queries.js';
export * from './identity.asks.js';
export * from './imports.asks.js';
