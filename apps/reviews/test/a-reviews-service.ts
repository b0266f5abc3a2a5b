import type { RequestContext } from '@tedarik/commands';
import { startHandlers } from '@tedarik/outbox/testing';
import { Database, newId } from '@tedarik/service-kit';
import { MIGRATIONS, PROVIDERS } from '../src/app.module.js';
import { KnownBusinessRepository } from '../src/business/known-business.repository.js';
import { Reviewers, type Reviewer } from '../src/holding/reviewers.js';
import { OwnedPages } from '../src/reply/owned-pages.js';
import { ExpiredReviews } from '../src/removal/expired-reviews.js';
import { notPageOwner } from '../src/review/review.errors.js';
import { REVIEWS_CONFIG, type ReviewsConfig } from '../src/config.js';

/** The handlers and repositories of reviews on a database of their own, without NATS requests and without a relay. */
export async function aReviewsService(over: Partial<ReviewsConfig> = {}) {
  const config = { REVIEW_PREMODERATION: false, REVIEW_HOLDING: 'on', ...over };
  /** What other services know about reviewers, by account; null simulates that they do not answer. All other accounts are unremarkable. */
  const reviewers = new Map<string, Reviewer | null>();
  const nothing: Reviewer = { accountSince: null, tie: 'none' };
  const known: Pick<Reviewers, 'of'> = {
    of: ({ id }) => Promise.resolve(reviewers.has(id) ? (reviewers.get(id) ?? null) : nothing),
  };
  const pagesOf = new Map<string, string[]>();
  const owned: Pick<OwnedPages, 'require'> = {
    require(businessId, { actor }) {
      const isOwned = pagesOf.get(actor?.id ?? '')?.includes(businessId);
      return isOwned ? Promise.resolve() : Promise.reject(notPageOwner(businessId));
    },
  };
  const handlers = await startHandlers('reviews', MIGRATIONS, [
    ...PROVIDERS,
    { provide: REVIEWS_CONFIG, useValue: config },
    { provide: OwnedPages, useValue: owned },
    { provide: Reviewers, useValue: known },
  ]);
  const { get, told } = handlers;
  return {
    ...handlers,
    /** Ids of the businesses whose pages an account owns. */
    pagesOf,
    reviewers,
    /** Stores a business as published by the directory, and returns its id. */
    async business(over: { isPublic?: boolean; name?: string } = {}): Promise<string> {
      const id = newId();
      const known = {
        id,
        name: 'Anadolu Baharat',
        slug: `anadolu-${id}`,
        isPublic: true,
        mergedInto: null,
        version: 1,
        ...over,
      };
      await get(KnownBusinessRepository).upsert([known]);
      return id;
    },
    /** Published events with this subject, oldest first. */
    async announced(subject: string): Promise<unknown[]> {
      return (await told({ subject })).map(({ envelope }) => envelope.data);
    },
    /** Erases what is due this many days from now. */
    async eraseDue(daysFromNow: number): Promise<void> {
      const before = new Date(Date.now() + (daysFromNow - 30) * 86_400_000);
      const { kinds } = get(ExpiredReviews);
      for (const eraseSome of kinds)
        while ((await get(Database).transaction((session) => eraseSome(session, before))) > 0);
    },
  };
}
export type ReviewsService = Awaited<ReturnType<typeof aReviewsService>>;

/** A signed-in visitor. */
export const by = (id = newId(), name = 'Selin Aksoy'): RequestContext & { actor: { id: string } } => ({
  actor: { kind: 'account', id, name },
});

/** An actor of the back office. */
export const administrator = (name = 'Yönetici'): RequestContext & { actor: { id: string } } => ({
  actor: { kind: 'back-office', id: newId(), name },
});
