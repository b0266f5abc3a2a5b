import { DAY_MS, type JudgedReview, sideOf } from './judged-review.js';

/** Reviews of the same page by two accounts count as related within this time. */
const RING_CLOSE_MS = 10 * DAY_MS;
/** Minimum number of pages that a member shares with the author of the judged review. Friends share fewer. */
export const SHARED_PAGES = 4;
const MEMBERS = 3;

/**
 * Detects a ring: a small group of accounts that review the same pages in the same direction. Returns all their reviews of such pages if
 * the author of `judged` is a member. `nearby` contains the reviews of all pages that the author reviewed.
 */
export function ringAround(judged: JudgedReview, nearby: readonly JudgedReview[]): JudgedReview[] {
  if (judged.userId === null) return [];
  const counted = nearby.filter((one) => one.userId !== null && !one.isCleared && sideOf(one) !== null);
  const own = counted.filter(({ userId }) => userId === judged.userId);
  const shared = new Map<string, JudgedReview[]>();
  for (const other of counted) {
    if (other.userId === judged.userId || !own.some((mine) => isAlike(mine, other))) continue;
    shared.set(other.userId!, [...(shared.get(other.userId!) ?? []), other]);
  }
  const partners = [...shared.values()].filter((theirs) => theirs.length >= SHARED_PAGES);
  // A page belongs to the ring if enough members reviewed it.
  const theirs = partners.flat();
  const pages = own.filter((mine) => theirs.filter((other) => isAlike(mine, other)).length + 1 >= MEMBERS);
  if (pages.length < SHARED_PAGES) return [];
  return [...pages, ...theirs.filter((other) => pages.some((mine) => isAlike(mine, other)))];
}

const isAlike = (one: JudgedReview, other: JudgedReview): boolean =>
  one.businessId === other.businessId &&
  sideOf(one) === sideOf(other) &&
  Math.abs(one.at.getTime() - other.at.getTime()) <= RING_CLOSE_MS;
