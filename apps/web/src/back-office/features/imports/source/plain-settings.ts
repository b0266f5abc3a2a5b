import type { Settings } from '../api/review.js';

/** IMP-JSON-06, IMP-JSON-34: the default settings: new businesses are active, existing ones stay unchanged. */
export const PLAIN_SETTINGS: Settings = {
  status: 'active',
  defaultCategory: null,
  defaultCity: null,
  onDuplicate: 'skip',
  onBranch: 'skip',
  onDoubtful: null,
  typeCategories: [],
};
