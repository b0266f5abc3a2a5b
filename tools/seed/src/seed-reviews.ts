import { setTimeout as pause } from 'node:timers/promises';
import { GetBusinessBySlug, PostReview } from '@tedarik/commands';
import { AskFailed, type Asker } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';
import { REVIEWERS, REVIEWS, type SampleReview } from './samples/reviews.js';

const KNOWN_WITHIN_MS = 60_000;
const ASK_AGAIN_MS = 250;

/** Writes the sample reviews of the sample businesses that are there; each is written once. */
export async function seedReviews(asker: Asker): Promise<number> {
  let written = 0;
  for (const [name, reviews] of Object.entries(REVIEWS)) {
    const answer = await asker.ask(GetBusinessBySlug, { slug: slugify(name) });
    if (answer.found !== 'live') continue;
    for (const review of reviews) written += Number(await postOnce(asker, answer.business.id, review));
  }
  return written;
}

async function postOnce(asker: Asker, businessId: string, [reviewer, rating, comment]: SampleReview): Promise<boolean> {
  const name = REVIEWERS[reviewer]!;
  const actor = { kind: 'account', id: commandIdOf(`reviewer ${name}`), name } as const;
  const commandId = commandIdOf(`review of ${businessId} by ${name}`);
  const post = () => asker.ask(PostReview, { businessId, rating, comment }, { actor, commandId });
  try {
    await untilKnown(post);
    return true;
  } catch (error) {
    if (error instanceof AskFailed && error.failure.kind === 'conflict') return false; // there since an earlier seed
    throw error;
  }
}

/** reviews hears of a new business a moment after it was written. */
async function untilKnown<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + KNOWN_WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isUnknown = error instanceof AskFailed && error.failure.kind === 'not-found';
      if (!isUnknown || Date.now() > until) throw error;
      await pause(ASK_AGAIN_MS);
    }
  }
}
