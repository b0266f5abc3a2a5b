import { DAY_MS, type JudgedReview, sideOf } from './judged-review.js';

/** How close in time two accounts write about the same page for it to be counted. */
export const RING_CLOSE_MS = 10 * DAY_MS;
/** Pages that a member shares with each other one. Friends share a few. */
export const SHARED_PAGES = 4;
const MEMBERS = 3;

/**
 * The same small group of accounts that reviews the same pages the same way: all their reviews of such pages, where
 * `judged` is of a member. `nearby` has the reviews of all pages that its author wrote about.
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
  // A page belongs to the ring where enough of them wrote about it.
  const theirs = partners.flat();
  const pages = own.filter((mine) => theirs.filter((other) => isAlike(mine, other)).length + 1 >= MEMBERS);
  if (pages.length < SHARED_PAGES) return [];
  return [...pages, ...theirs.filter((other) => pages.some((mine) => isAlike(mine, other)))];
}

const isAlike = (one: JudgedReview, other: JudgedReview): boolean =>
  one.businessId === other.businessId &&
  sideOf(one) === sideOf(other) &&
  Math.abs(one.at.getTime() - other.at.getTime()) <= RING_CLOSE_MS;
