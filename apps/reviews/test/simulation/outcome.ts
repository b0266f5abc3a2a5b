import { judge } from '../../src/trust/judge.js';
import type { JudgedReview } from '../../src/trust/judged-review.js';
import { type Attack, aWorld, type Labelled } from './world.js';

/** Pages with fewer honest reviews have no rating that could be relied on. */
const HANDFUL = 5;

export interface Outcome {
  held: number;
  heldRightly: number;
  attacking: number;
  /** By kind of attack: how many there were, how many were held. */
  byKind: Map<Attack, { all: number; held: number }>;
  /** Of each attacked page with a handful of honest reviews: how far its rating is from theirs at the end. */
  moved: number[];
  /** How far it was at most, before the attack was found. */
  movedMeanwhile: number[];
}

/** A world as the service judges it: each review when it comes, with what is known then. */
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
