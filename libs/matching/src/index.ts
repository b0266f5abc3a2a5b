export * from './comparable-business.js';
export * from './compare.js';
export * from './likely-pairs.js';
export * from './match-keys.js';
export * from './names.js';
export type { WordCounts } from './prepared.js';
