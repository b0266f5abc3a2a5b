import type { ImportSettings } from '@tedarik/commands';
import { GUESSED_CITY } from '../mapping/mapped-row.js';
import type { ChunkReview } from './chunk-review.js';

/** Whether the import has limits that must be checked over the whole file before anything is written. */
export const hasGate = ({ gate }: ImportSettings): boolean =>
  gate != null && (gate.invalid !== null || gate.withoutCity !== null);

/**
 * Whether an import without a review sends nothing before its whole file is read: because of its gate, or because the first row of a name
 * must be known to have branches before it is sent.
 */
export const isSentAsWhole = (settings: ImportSettings): boolean => hasGate(settings) || settings.onBranch === 'branch';

/** Whether the rows exceed the limits of the gate, according to the reviews of the chunks. */
export async function isOverGate(
  settings: ImportSettings,
  chunks: AsyncIterable<{ review: ChunkReview }>,
): Promise<boolean> {
  if (!hasGate(settings)) return false;
  const { gate, defaultCity, leaveOutWithoutCity } = settings;
  const counts = { all: 0, invalid: 0, withoutCity: 0 };
  for await (const { review } of chunks) {
    // Reviews of earlier versions have no count of doubtful rows.
    counts.all += review.new + review.duplicate + review.branch + (review.doubtful ?? 0) + review.invalid;
    counts.invalid += review.invalid;
    counts.withoutCity += review.reasons.find(({ reason }) => reason === GUESSED_CITY)?.count ?? 0;
  }
  const isOver = (count: number, percent: number | null | undefined) =>
    percent != null && count * 100 > percent * counts.all;
  const isSettled = Boolean(defaultCity) || leaveOutWithoutCity === true;
  return isOver(counts.invalid, gate?.invalid) || (!isSettled && isOver(counts.withoutCity, gate?.withoutCity));
}
