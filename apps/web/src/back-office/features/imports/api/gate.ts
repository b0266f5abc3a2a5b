import type { Review, Settings } from './review.js';

/** Code of a warning: the row names no province. */
export const GUESSED_CITY = 'guessed-city';

export type Gate = NonNullable<Settings['gate']>;
interface OverLimit {
  limit: keyof Gate;
  /** Percentage of rows, rounded up, so that it is never displayed as equal to the limit. */
  percent: number;
  most: number;
}

/** The limits that the rows of a review exceed; each of them holds the import back. */
export function overGate(review: Review, { gate, defaultCity, leaveOutWithoutCity }: Settings): OverLimit[] {
  const all = review.new + review.duplicate + review.branch + review.doubtful + review.invalid;
  const counts = {
    invalid: review.invalid,
    withoutCity: defaultCity || leaveOutWithoutCity ? 0 : rowsWithoutCity(review),
  };
  return (['invalid', 'withoutCity'] as const).flatMap((limit) => {
    const most = gate?.[limit];
    const isOver = typeof most === 'number' && counts[limit] * 100 > most * all;
    return isOver ? [{ limit, percent: Math.ceil((counts[limit] * 100) / all), most }] : [];
  });
}

export const rowsWithoutCity = ({ reasons }: Pick<Review, 'reasons'>): number =>
  reasons.find(({ reason }) => reason === GUESSED_CITY)?.count ?? 0;
