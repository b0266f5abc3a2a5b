/** The part of a review that the rules see: no text, and nothing about devices or addresses. */
export interface JudgedReview {
  id: string;
  businessId: string;
  /** Null once the account is erased. */
  userId: string | null;
  rating: number;
  /** Time of the author's last change. */
  at: Date;
  /** When the account was created; null if unknown, which counts as long ago. */
  accountSince: Date | null;
  /** The back office has approved it, so it is no evidence of an attack. */
  isCleared: boolean;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** How far back the rules look, in days. */
export const JUDGED_DAYS = 180;

/**
 * Age of an account at the time of a review below which it counts as young. Most honest reviewers are young accounts too, so this alone
 * proves nothing.
 */
const YOUNG_MS = 14 * DAY_MS;
export const isYoung = ({ at, accountSince }: JudgedReview): boolean =>
  accountSince !== null && at.getTime() - accountSince.getTime() < YOUNG_MS;

/** Direction in which a review moves a rating; null in the middle. */
export type Side = 'up' | 'down';
export const sideOf = ({ rating }: JudgedReview): Side | null => (rating >= 4 ? 'up' : rating <= 2 ? 'down' : null);

/** The rating with the greatest effect per direction. */
export const EXTREME: Readonly<Record<Side, number>> = { up: 5, down: 1 };
