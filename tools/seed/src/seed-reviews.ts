import { setTimeout as pause } from 'node:timers/promises';
import { GetBusinessBySlug, PostReview } from '@tedarik/commands';
import { RequestFailed, type RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { commandIdOf } from './command-id.js';
import { REVIEWERS, REVIEWS, type SampleReview } from './samples/reviews.js';

const KNOWN_WITHIN_MS = 60_000;
const RETRY_AFTER_MS = 250;

/** Writes the sample reviews of those sample businesses that exist, each only once. Returns the number of new reviews. */
export async function seedReviews(requests: RequestClient): Promise<number> {
  let written = 0;
  for (const [name, reviews] of Object.entries(REVIEWS)) {
    const answer = await requests.send(GetBusinessBySlug, { slug: slugify(name) });
    if (answer.found !== 'live') continue;
    for (const review of reviews) written += Number(await postOnce(requests, answer.business.id, review));
  }
  return written;
}

async function postOnce(
  requests: RequestClient,
  businessId: string,
  [reviewer, rating, comment]: SampleReview,
): Promise<boolean> {
  const name = REVIEWERS[reviewer]!;
  const actor = { kind: 'account', id: commandIdOf(`reviewer ${name}`), name } as const;
  const commandId = commandIdOf(`review of ${businessId} by ${name}`);
  const post = () => requests.send(PostReview, { businessId, rating, comment }, { actor, commandId });
  try {
    await untilKnown(post);
    return true;
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.kind === 'conflict') return false; // it exists from an earlier seed
    throw error;
  }
}

/** Retries while the reviews service does not know the business: it is notified shortly after the business is stored. */
async function untilKnown<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + KNOWN_WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isUnknown = error instanceof RequestFailed && error.failure.kind === 'not-found';
      if (!isUnknown || Date.now() > until) throw error;
      await pause(RETRY_AFTER_MS);
    }
  }
}
