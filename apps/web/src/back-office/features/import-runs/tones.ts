import type { Tone } from '../../components/status-tag.js';
import type { RowOutcome, RunRow, RunStatus } from './api/import-runs-api.js';

/** The outcomes of rows in display order. */
export const OUTCOMES: readonly RowOutcome[] = ['created', 'updated', 'duplicate', 'skipped', 'invalid'];

export const OUTCOME_TONES: Readonly<Record<RowOutcome | NonNullable<RunRow['undo']>, Tone>> = {
  created: 'good',
  updated: 'running',
  duplicate: 'waiting',
  skipped: 'off',
  invalid: 'bad',
  undone: 'off',
  kept: 'waiting',
};

export const STATUS_TONES: Readonly<Record<RunStatus, Tone>> = {
  waiting: 'waiting',
  staging: 'running',
  review: 'waiting',
  importing: 'running',
  paused: 'waiting',
  finished: 'good',
  cancelled: 'off',
  failed: 'bad',
  undoing: 'running',
  undone: 'off',
};
