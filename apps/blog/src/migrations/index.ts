export * from './001-collections.js';
export * from './002-back-office.js';
export * from './003-releases.js';
export * from './004-erasable.js';
export * from './005-deleted-comments.js';
export * from './006-counted-posts.js';
export * from './007-tags-are-searched.js';
export * from './008-rejected-comments.js';
