import type { RunStatus } from './api/import-runs-api.js';

/** Nothing happens to it until somebody does something. */
const AT_REST: readonly RunStatus[] = ['review', 'finished', 'cancelled', 'failed', 'undone'];

export const isAtRest = (status: RunStatus): boolean => AT_REST.includes(status);

/** What may be done with an import now. */
export const MAY = {
  pause: (status: RunStatus) => status === 'importing',
  resume: (status: RunStatus) => status === 'paused',
  cancel: (status: RunStatus) => ['waiting', 'staging', 'review', 'importing', 'paused'].includes(status),
  undo: (status: RunStatus) => ['finished', 'cancelled', 'failed'].includes(status),
  retry: (status: RunStatus) => ['finished', 'cancelled', 'failed', 'undone'].includes(status),
} as const;
