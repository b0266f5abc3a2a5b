import { judge } from '../../src/trust/judge.js';
import type { JudgedReview } from '../../src/trust/judged-review.js';
import { type Attack, aWorld, type Labelled } from './world.js';

/** Pages with fewer honest reviews have no reliable rating. */
const HANDFUL = 5;

export interface Outcome {
  held: number;
  heldRightly: number;
  attacking: number;
  /** By kind of attack: number of reviews, and of those that were held. */
  byKind: Map<Attack, { all: number; held: number }>;
  /** Per attacked page with enough honest reviews: final difference between its rating and that of the honest reviews. */
  moved: number[];
  /** The largest difference before the attack was detected. */
  movedMeanwhile: number[];
}

/** Judges each review of a simulated world when it is written, with what is known at that time. */
export function outcomeOf(seeds: readonly number[]): Outcome {
  const outcome: Outcome = { held: 0, heldRightly: 0, attacking: 0, byKind: new Map(), moved: [], movedMeanwhile: [] };
  for (const seed of seeds) judgeWorld(aWorld(seed), outcome);
  return outcome;
}

function judgeWorld(world: readonly Labelled[], outcome: Outcome): void {
  const ofPage = new Map<string, JudgedReview[]>();
  const pagesOf = new Map<string, Set<string>>();
  const attacks = new Map(world.map(({ review, attack }) => [review.id, attack]));
  const held = new Set<string>();
  const furthest = new Map<string, number>();
  const isHonest = ({ id }: JudgedReview) => attacks.get(id) === null;
  const movedBy = (page: readonly JudgedReview[]) =>
    Math.abs(meanOf(page.filter(({ id }) => !held.has(id))) - meanOf(page.filter(isHonest)));

  for (const { review, tie } of world) {
    const page = ofPage.get(review.businessId) ?? [];
    page.push(review);
    ofPage.set(review.businessId, page);
    const pages = pagesOf.get(review.userId!) ?? new Set();
    pagesOf.set(review.userId!, pages.add(review.businessId));
    const nearby = [...pages].flatMap((id) => ofPage.get(id) ?? []);
    for (const id of judge({ review, tie, page, nearby }).keys()) held.add(id);
    if (page.filter(isHonest).length < HANDFUL) continue;
    furthest.set(review.businessId, Math.max(furthest.get(review.businessId) ?? 0, movedBy(page)));
  }

  for (const { review, attack } of world) {
    const isHeld = held.has(review.id);
    outcome.held += Number(isHeld);
    outcome.heldRightly += Number(isHeld && attack !== null);
    if (!attack) continue;
    outcome.attacking++;
    const kind = outcome.byKind.get(attack) ?? { all: 0, held: 0 };
    outcome.byKind.set(attack, { all: kind.all + 1, held: kind.held + Number(isHeld) });
  }
  for (const [id, page] of ofPage) {
    if (page.every(isHonest) || page.filter(isHonest).length < HANDFUL) continue;
    outcome.moved.push(movedBy(page));
    outcome.movedMeanwhile.push(furthest.get(id) ?? 0);
  }
}

const meanOf = (reviews: readonly JudgedReview[]): number =>
  reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
