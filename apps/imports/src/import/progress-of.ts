import type { ImportProgress } from '@tedarik/commands';
import type { Sums } from './chunk.repository.js';
import type { Import } from './import.schema.js';
import { phaseOf } from './phase.js';

const RATED_MS = 30_000;
const MS = 1_000;

/** Only rows done after this time count for the speed. */
export const ratedSince = (now: Date): Date => new Date(now.getTime() - RATED_MS);

/** Progress of an import. Its counts always add up. */
export function progressOf(found: Import, sums: Sums, now: Date): ImportProgress {
  const { recent, ...counts } = sums;
  const done = counts.created + counts.updated + counts.duplicate + counts.skipped + counts.invalid;
  const rest = counts.read - done;
  const rowsPerSecond = speedOf(found, recent, now);
  return {
    id: found._id,
    fileName: found.fileName,
    form: found.form,
    status: found.status,
    failure: found.failure,
    failureLine: found.failureLine,
    settings: found.settings,
    separator: found.separator,
    separatorFixed: found.separatorFixed,
    ...counts,
    skipped: counts.skipped + (found.cutShort ? rest : 0),
    remaining: found.cutShort ? 0 : rest,
    rowsPerSecond,
    secondsLeft: rowsPerSecond && found.staged ? Math.ceil(rest / rowsPerSecond) : null,
    startedBy: found.startedBy,
    createdAt: found.createdAt.toISOString(),
    startedAt: found.startedAt?.toISOString() ?? null,
    finishedAt: found.finishedAt?.toISOString() ?? null,
    rowsErased: Boolean(found.erasedAt),
  };
}

function speedOf(found: Import, recent: number, now: Date): number | null {
  if (phaseOf(found) !== 'send' || !found.sendingSince || recent === 0) return null;
  const since = Math.max(found.sendingSince.getTime(), ratedSince(now).getTime());
  const seconds = Math.max(now.getTime() - since, MS) / MS;
  return Math.round((recent / seconds) * 10) / 10;
}
