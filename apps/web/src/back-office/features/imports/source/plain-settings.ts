import type { Settings } from '../api/review.js';

/** IMP-JSON-06, IMP-JSON-34: visible at once, and nothing that is there is touched. */
export const PLAIN_SETTINGS: Settings = {
  status: 'active',
  defaultCategory: null,
  defaultCity: null,
  onDuplicate: 'skip',
  onBranch: 'skip',
  onDoubtful: null,
  typeCategories: [],
};
