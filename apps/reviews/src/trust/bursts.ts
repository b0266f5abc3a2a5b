import { chanceOfMany, chanceOfShare } from './chances.js';
import {
  DAY_MS,
  EXTREME,
  HOUR_MS,
  isYoung,
  JUDGED_DAYS,
  type JudgedReview,
  type Side,
  sideOf,
} from './judged-review.js';

/** A span of time, and how unlikely its reviews must be. The longer it is, the more honest occasions there are for many. */
interface Span {
  ms: number;
  /** Of so many extreme reviews of young accounts, by the page's usual rate. */
  rate: number;
  /** Of so few others among them. */
  share: number;
}
const SPANS: readonly Span[] = [
  { ms: 12 * HOUR_MS, rate: 1e-5, share: 0.03 },
  { ms: 36 * HOUR_MS, rate: 1e-5, share: 0.01 },
  { ms: 72 * HOUR_MS, rate: 1e-5, share: 0.005 },
  { ms: 14 * DAY_MS, rate: 1e-5, share: 0.001 },
];

/** Extreme reviews of young accounts among all that come at once to a page that is talked about. */
const USUAL_SHARE = 0.42;
/** A page that had none may yet have one now and then. */
const AT_LEAST_USUAL = 0.5;
/** So rarely does an older account say the same by chance while the burst lasts. */
const BY_CHANCE = 0.15;

/**
 * Many reviews of one page in little time against its usual rate, from young accounts, all of one extreme: those that
 * belong to the burst in which `judged` stands. `page` has the reviews of the page.
 */
export function burstAround(judged: JudgedReview, page: readonly JudgedReview[]): JudgedReview[] {
  const side = sideOf(judged);
  if (!side) return [];
  const end = judged.at.getTime();
  for (const span of SPANS) {
    const inside = page.filter(({ at }) => at.getTime() > end - span.ms && at.getTime() <= end);
    const hits = inside.filter((one) => isEvidence(one, side));
    const since = end - JUDGED_DAYS * DAY_MS;
    const before = page.filter(({ at }) => at.getTime() <= end - span.ms && at.getTime() > since);
    const usual = rateOf(before, (one) => isHit(one, side));
    if (!isAttack(hits.length, inside.length, span, usual)) continue;
    const alike = rateOf(before, (one) => sideOf(one) === side);
    return attackOf(inside, hits, side, alike);
  }
  return [];
}

const isAttack = (hits: number, all: number, { ms, rate, share }: Span, perMs: number): boolean =>
  chanceOfMany(hits, perMs * ms) < rate && chanceOfShare(hits, all, USUAL_SHARE) < share;

/** While a page is attacked, what goes the same way is held more eagerly: milder ones, and older accounts that come in between. */
function attackOf(
  inside: readonly JudgedReview[],
  hits: readonly JudgedReview[],
  side: Side,
  perMs: number,
): JudgedReview[] {
  const times = hits.map(({ at }) => at.getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const isOddToday = perMs * (last - first) < BY_CHANCE;
  return inside.filter((one) => {
    if (sideOf(one) !== side || one.isCleared) return false;
    return isYoung(one) || (isOddToday && one.at.getTime() >= first);
  });
}

const isHit = (review: JudgedReview, side: Side): boolean => review.rating === EXTREME[side] && isYoung(review);
const isEvidence = (review: JudgedReview, side: Side): boolean => isHit(review, side) && !review.isCleared;

/** Of such reviews a millisecond, by those before. */
const rateOf = (before: readonly JudgedReview[], isCounted: (review: JudgedReview) => boolean): number =>
  (before.filter(isCounted).length + AT_LEAST_USUAL) / (JUDGED_DAYS * DAY_MS);
