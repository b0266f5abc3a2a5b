export * from './001-copies.js';
export * from './002-uploads.js';
export * from './003-photo-files.js';
export * from './004-document-files.js';
