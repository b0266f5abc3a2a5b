/** What the rules know of a review: never its words, and nothing that leads to a device or an address. */
export interface JudgedReview {
  id: string;
  businessId: string;
  /** Null once the account is erased. */
  userId: string | null;
  rating: number;
  /** When its author last wrote it. */
  at: Date;
  /** When the account was opened; null where nobody knows, which counts as long ago. */
  accountSince: Date | null;
  /** Somebody of the back office looked at it and let it stand: it is no evidence of an attack. */
  isCleared: boolean;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** How far back the rules look. */
export const JUDGED_DAYS = 180;

/** An account that wrote soon after it was opened. Most honest ones do so too: that alone says nothing. */
const YOUNG_MS = 14 * DAY_MS;
export const isYoung = ({ at, accountSince }: JudgedReview): boolean =>
  accountSince !== null && at.getTime() - accountSince.getTime() < YOUNG_MS;

/** Which way a review moves a rating; null in the middle. */
export type Side = 'up' | 'down';
export const sideOf = ({ rating }: JudgedReview): Side | null => (rating >= 4 ? 'up' : rating <= 2 ? 'down' : null);

/** The end of the scale that moves a rating most. */
export const EXTREME: Readonly<Record<Side, number>> = { up: 5, down: 1 };
