import type { Run, RunStatus } from './api/import-runs-api.js';

/** Nothing happens to it until somebody does something. */
const AT_REST: readonly RunStatus[] = ['review', 'finished', 'cancelled', 'failed', 'undone'];

export const isAtRest = (status: RunStatus): boolean => AT_REST.includes(status);

const LATE_ROWS_MS = 60_000;

/** Whether its counts may still change: rows that were sent before a cancellation are done after it. */
export const isMoving = ({ status, finishedAt }: Pick<Run, 'status' | 'finishedAt'>, now = Date.now()): boolean =>
  !isAtRest(status) || (status === 'cancelled' && now - Date.parse(finishedAt ?? '') < LATE_ROWS_MS);

/** What may be done with an import now. */
export const MAY = {
  pause: (status: RunStatus) => status === 'importing',
  resume: (status: RunStatus) => status === 'paused',
  cancel: (status: RunStatus) => ['waiting', 'staging', 'review', 'importing', 'paused'].includes(status),
  retry: (status: RunStatus) => ['finished', 'cancelled', 'failed', 'undone'].includes(status),
} as const;

const UPDATES_KEPT_MS = 30 * 24 * 3_600_000;

/** What an import created can always be taken back; what it wrote over for as long as the values before are kept. */
export function mayUndo({ status, created, updated, finishedAt }: Run, now = new Date()): boolean {
  if (!['finished', 'cancelled', 'failed'].includes(status)) return false;
  const isRecent = finishedAt !== null && now.getTime() - Date.parse(finishedAt ?? '') < UPDATES_KEPT_MS;
  return created > 0 || (updated > 0 && isRecent);
}
