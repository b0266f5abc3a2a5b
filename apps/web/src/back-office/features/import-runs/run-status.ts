import type { Run, RunStatus } from './api/import-runs-api.js';

/** Statuses in which nothing changes without an administrator. */
const AT_REST: readonly RunStatus[] = ['review', 'finished', 'cancelled', 'failed', 'undone'];

export const isAtRest = (status: RunStatus): boolean => AT_REST.includes(status);

const LATE_ROWS_MS = 60_000;

/** Whether the counts may still change: rows that were sent before a cancellation finish after it. */
export const isMoving = ({ status, finishedAt }: Pick<Run, 'status' | 'finishedAt'>, now = Date.now()): boolean =>
  !isAtRest(status) || (status === 'cancelled' && now - Date.parse(finishedAt ?? '') < LATE_ROWS_MS);

/** Whether a status permits an action. */
export const MAY = {
  pause: (status: RunStatus) => status === 'importing',
  resume: (status: RunStatus) => status === 'paused',
  cancel: (status: RunStatus) => ['waiting', 'staging', 'review', 'importing', 'paused'].includes(status),
  retry: (status: RunStatus) => ['finished', 'cancelled', 'failed', 'undone'].includes(status),
} as const;

const UPDATES_KEPT_MS = 30 * 24 * 3_600_000;

/** Whether an import can be undone: created businesses at any time, updated ones only while their former values are stored. */
export function mayUndo({ status, created, updated, finishedAt }: Run, now = new Date()): boolean {
  if (!['finished', 'cancelled', 'failed'].includes(status)) return false;
  const isRecent = finishedAt !== null && now.getTime() - Date.parse(finishedAt ?? '') < UPDATES_KEPT_MS;
  return created > 0 || (updated > 0 && isRecent);
}
