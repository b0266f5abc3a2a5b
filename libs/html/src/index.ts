export * from './sanitize-html.js';
export * from './plain-text.js';
