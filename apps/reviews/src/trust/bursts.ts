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

/** A time span with its thresholds of improbability. Longer spans have more innocent reasons for many reviews. */
interface Span {
  ms: number;
  /** Threshold for the number of extreme reviews by young accounts, given the page's usual rate. */
  rate: number;
  /** Threshold for their share among all reviews in the span. */
  share: number;
}
const SPANS: readonly Span[] = [
  { ms: 12 * HOUR_MS, rate: 1e-5, share: 0.03 },
  { ms: 36 * HOUR_MS, rate: 1e-5, share: 0.01 },
  { ms: 72 * HOUR_MS, rate: 1e-5, share: 0.005 },
  { ms: 14 * DAY_MS, rate: 1e-5, share: 0.001 },
];

/** Usual share of extreme reviews by young accounts when a page suddenly gets attention. */
const USUAL_SHARE = 0.42;
/** Assumed number for a page that had none yet. */
const AT_LEAST_USUAL = 0.5;
/** Probability below which a similar review of an older account during the burst is not considered chance. */
const BY_CHANCE = 0.15;

/**
 * Detects a burst: many reviews of one page in a short time compared with its usual rate, from young accounts, all at the same extreme.
 * Returns the reviews that belong to the burst around `judged`. `page` contains the reviews of the page.
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

/** During an attack, reviews in the same direction are held more readily: milder ones, and those of older accounts in between. */
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

/** Usual rate of such reviews per millisecond, from earlier ones. */
const rateOf = (before: readonly JudgedReview[], isCounted: (review: JudgedReview) => boolean): number =>
  (before.filter(isCounted).length + AT_LEAST_USUAL) / (JUDGED_DAYS * DAY_MS);
