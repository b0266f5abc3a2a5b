export * from './001-collections.js';
export * from './002-managed-reviews.js';
export * from './003-removed-reviews.js';
export * from './004-replies.js';
export * from './005-holding.js';
export * from './006-review-photos.js';
