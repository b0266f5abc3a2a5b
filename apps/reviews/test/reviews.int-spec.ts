import type { ModerationAction, ModerationReason, ReviewFilter } from '@tedarik/commands';
import { RatingChanged, ReviewPosted, ReviewWithdrawn } from '@tedarik/events';
import { Database, isWriteConflict, newId } from '@tedarik/service-kit';
import { rejectionOf } from '@tedarik/testing';
import { ReviewDays } from '../src/days/review-days.js';
import { ModerateReviewsHandler } from '../src/moderation/moderate-reviews.handler.js';
import { OwnReviews } from '../src/posting/own-reviews.js';
import { ExportedReviews } from '../src/removal/exported-reviews.js';
import { ReportReviewHandler } from '../src/report/report-review.handler.js';
import { ListReviewsOfBusinessQuery } from '../src/review/list-reviews-of-business.js';
import { ManagedReviewsQuery } from '../src/moderation/managed-reviews.js';
import { MyReviewsQuery } from '../src/review/my-reviews.js';
import { AuthorRepository } from '../src/author/author.repository.js';
import { AuthorSweep } from '../src/reactions/author-sweep.js';
import { ReviewRepository } from '../src/review/review.repository.js';
import { aReviewsService, administrator, by, type ReviewsService } from './a-reviews-service.js';

let service: ReviewsService;
let cautious: ReviewsService;
beforeAll(async () => {
  [service, cautious] = await Promise.all([aReviewsService(), aReviewsService({ REVIEW_PREMODERATION: true })]);
});
afterAll(async () => {
  await service?.close();
  await cautious?.close();
});

const comment = 'Ürünler taze, teslimat hızlı.';
const admin = administrator();
const post = (businessId: string, rating: number, author = by(), at = service) =>
  at.get(OwnReviews).post({ businessId, rating, comment }, author);
const listed = (businessId: string, page = 1) => service.get(ListReviewsOfBusinessQuery).execute({ businessId, page });
const moderate = (id: string, action: ModerationAction, reason: ModerationReason | null = null, at = service) =>
  at.get(ModerateReviewsHandler).execute({ ids: [id], action, reason }, admin);
const ratingOf = async (businessId: string) => {
  const [row] = await service.rows('ratings', { _id: businessId });
  return row && { averageRating: row['averageRating'] as unknown, reviewCount: row['reviewCount'] as unknown };
};

describe('posting', () => {
  it('PUB-REV-09, 18 is visible at once, with rating and events from the same transaction', async () => {
    const businessId = await service.business();
    const author = by(newId(), 'Selin Aksoy');
    const { id } = await post(businessId, 4, author);

    const { reviews, total } = await listed(businessId);
    expect(total).toBe(1);
    expect(reviews[0]).toMatchObject({ id, userId: author.actor.id, userName: 'Selin Aksoy', rating: 4, comment });
    const about = expect.objectContaining({ businessId }) as unknown;
    expect(await service.announced(ReviewPosted.subject)).toContainEqual(about);
    expect(await service.announced(RatingChanged.subject)).toContainEqual({
      businessId,
      averageRating: 4,
      reviewCount: 1,
    });
  });

  it('PUB-REV-05, 10 takes the author from the session and refuses without one', async () => {
    const businessId = await service.business();
    const request = { businessId, rating: 4, comment };
    const unsigned = service.get(OwnReviews).post(request, {});
    expect(await rejectionOf(unsigned)).toMatchObject({ code: 'sign-in-required', kind: 'unauthenticated' });
    const anonymous = service.get(OwnReviews).post(request, { actor: { kind: 'visitor', id: 'anonymous', name: '' } });
    expect(await rejectionOf(anonymous)).toMatchObject({ code: 'sign-in-required' });
    expect(await listed(businessId)).toEqual({ reviews: [], total: 0, averageRating: null });
  });

  it('PUB-REV-16 A21 refuses a second review by the same person and changes nothing', async () => {
    const businessId = await service.business();
    const author = by();
    await post(businessId, 5, author);
    expect(await rejectionOf(post(businessId, 1, author))).toMatchObject({
      code: 'already-reviewed',
      kind: 'conflict',
    });
    expect(await ratingOf(businessId)).toEqual({ averageRating: 5, reviewCount: 1 });
  });

  it('PUB-REV-16 A21 accepts one of twenty concurrent reviews by the same person', async () => {
    const businessId = await service.business();
    const author = by();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => post(businessId, 3, author)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ratingOf(businessId)).toEqual({ averageRating: 3, reviewCount: 1 });
  });

  it('A21 returns the first answer when the same command is repeated', async () => {
    const businessId = await service.business();
    const context = { ...by(), commandId: newId() };
    const first = await post(businessId, 5, context);
    expect(await post(businessId, 5, context)).toEqual(first);
  });

  it('refuses a business that is unknown or not public', async () => {
    const hidden = await service.business({ isPublic: false });
    expect(await rejectionOf(post(hidden, 5))).toMatchObject({ code: 'business-not-found', kind: 'not-found' });
    expect(await rejectionOf(post(newId(), 5))).toMatchObject({ code: 'business-not-found' });
  });
});

describe('the rating', () => {
  it('PUB-REV-17 is exact after fifty concurrent reviews', async () => {
    const businessId = await service.business();
    const stars = Array.from({ length: 50 }, (_, index) => (index % 5) + 1);
    // On a slow machine some transactions fail with a conflict and are sent again.
    const insist = (rating: number, author = by()): Promise<unknown> =>
      post(businessId, rating, author).catch((error: unknown) => {
        if (!isWriteConflict(error)) throw error;
        return insist(rating, author);
      });
    await Promise.all(stars.map((rating) => insist(rating)));
    expect(await ratingOf(businessId)).toEqual({ averageRating: 3, reviewCount: 50 });
    const all = (await service.announced(RatingChanged.subject)) as { businessId: string; reviewCount: number }[];
    const counts = all.filter((event) => event.businessId === businessId).map(({ reviewCount }) => reviewCount);
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('PUB-REV-17 comes with the number of visible reviews per star, on the first page only', async () => {
    const businessId = await service.business();
    for (const rating of [5, 5, 4, 1]) await post(businessId, rating);
    const { id } = await post(businessId, 2);
    await moderate(id, 'hide', 'spam');

    expect((await listed(businessId)).ratingCounts).toEqual([1, 0, 0, 1, 2]);
    expect(await listed(businessId, 2)).not.toHaveProperty('ratingCounts');
  });

  it('PUB-REV-17, 21 is recomputed after edit, hide, unhide and delete, down to no reviews', async () => {
    const businessId = await service.business();
    const [first, second] = [by(), by()];
    const { id } = await post(businessId, 5, first);
    const other = await post(businessId, 4, second);
    await service.get(OwnReviews).edit({ id, rating: 1, comment }, first);
    expect(await ratingOf(businessId)).toEqual({ averageRating: 2.5, reviewCount: 2 });
    await moderate(id, 'hide', 'spam');
    expect(await ratingOf(businessId)).toEqual({ averageRating: 4, reviewCount: 1 });
    await moderate(id, 'unhide');
    expect(await ratingOf(businessId)).toEqual({ averageRating: 2.5, reviewCount: 2 });
    await service.get(OwnReviews).delete({ id }, first);
    await service.get(OwnReviews).delete({ id: other.id }, second);
    expect(await ratingOf(businessId)).toEqual({ averageRating: null, reviewCount: 0 });
    expect(await service.announced(ReviewWithdrawn.subject)).toContainEqual({ id, businessId });
  });

  it('PUB-REV-17 is not published again when only the comment changes', async () => {
    const businessId = await service.business();
    const author = by();
    const { id } = await post(businessId, 5, author);
    const before = (await service.announced(RatingChanged.subject)).length;
    await service.get(OwnReviews).edit({ id, rating: 5, comment: 'Başka sözlerle aynı puan.' }, author);
    expect(await service.announced(RatingChanged.subject)).toHaveLength(before);
  });
});

describe('the list', () => {
  it('PUB-REV-15 is newest first, ten at a time', async () => {
    const businessId = await service.business();
    const ids: string[] = [];
    for (let index = 0; index < 12; index++) ids.unshift((await post(businessId, (index % 5) + 1)).id);
    const [first, second] = [await listed(businessId), await listed(businessId, 2)];
    expect(first.total).toBe(12);
    expect(first.reviews.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(second.reviews.map(({ id }) => id)).toEqual(ids.slice(10));
  });
});

describe('an own review', () => {
  it('PUB-REV-16 is returned to its author with status and business, also in the list of own reviews', async () => {
    const businessId = await service.business({ name: 'Ege Zeytin' });
    const author = by();
    const { id } = await post(businessId, 5, author);
    const mine = service.get(MyReviewsQuery);
    const own = { id, status: 'visible', businessName: 'Ege Zeytin' };
    expect(await mine.ofBusiness({ businessId }, author)).toMatchObject({ review: own });
    expect(await mine.ofBusiness({ businessId }, by())).toEqual({ review: null });
    expect(await mine.list({ page: 1 }, author)).toMatchObject({ reviews: [own], total: 1 });
  });

  it('PUB-REV-16 cannot be edited or deleted by other accounts', async () => {
    const { id } = await post(await service.business(), 5);
    const edit = service.get(OwnReviews).edit({ id, rating: 1, comment }, by());
    expect(await rejectionOf(edit)).toMatchObject({ code: 'review-not-found' });
    const remove = service.get(OwnReviews).delete({ id }, by());
    expect(await rejectionOf(remove)).toMatchObject({ code: 'review-not-found', kind: 'not-found' });
  });

  it('PUB-REV-16 may be written again after it was deleted', async () => {
    const businessId = await service.business();
    const author = by();
    const { id } = await post(businessId, 5, author);
    await service.get(OwnReviews).delete({ id }, author);
    await post(businessId, 3, author);
    expect(await ratingOf(businessId)).toEqual({ averageRating: 3, reviewCount: 1 });
  });
});

describe('moderation', () => {
  const toModerate = (filter: ReviewFilter, at = service) =>
    at.get(ManagedReviewsQuery).list({ filter, search: '', sort: 'date', descending: true, page: 1, pageSize: 100 });

  it('PUB-REV-19 lists reported reviews, which stay visible, and accepts one report per person', async () => {
    const businessId = await service.business();
    const author = by();
    const { id } = await post(businessId, 5, author);
    const reporter = by();
    const report = (context = reporter) =>
      service.get(ReportReviewHandler).execute({ id, reason: 'spam' as const }, context);
    await report();
    expect(await rejectionOf(report())).toMatchObject({ code: 'already-reported', kind: 'conflict' });
    expect(await rejectionOf(report(author))).toMatchObject({ code: 'own-review', kind: 'forbidden' });
    expect(await rejectionOf(report({} as typeof reporter))).toMatchObject({ code: 'sign-in-required' });
    const { reviews } = await toModerate('reported');
    expect(reviews).toMatchObject([{ id, reportCount: 1 }]);
    const { reports } = await service.get(ExportedReviews).listReports({}, reporter);
    expect(reports).toEqual([{ reviewId: id, reason: 'spam', at: expect.any(String) }]);
    expect((await listed(businessId)).total).toBe(1);
  });

  it('PUB-REV-19, 22 hides a review for a listed reason, and records who did it', async () => {
    const businessId = await service.business();
    const { id } = await post(businessId, 1);
    await moderate(id, 'hide', 'personal-data');
    expect(await listed(businessId)).toEqual({ reviews: [], total: 0, averageRating: null });
    expect((await toModerate('hidden')).reviews.map((review) => review.id)).toContain(id);
    expect(await service.rows('moderations', { reviewId: id })).toMatchObject([
      { action: 'hide', reason: 'personal-data', actorId: admin.actor.id, businessId },
    ]);
  });

  it('PUB-REV-22 removes a review for a listed reason, and keeps the record of it', async () => {
    const { id } = await post(await service.business(), 1);
    await moderate(id, 'remove', 'court-order');
    expect(await service.rows('reviews', { _id: id })).toEqual([]);
    expect(await service.rows('moderations', { reviewId: id })).toMatchObject([{ action: 'remove' }]);
  });

  it('PUB-REV-19 shows and counts a review only after approval, if so configured', async () => {
    const businessId = await cautious.business();
    const { id, status } = await post(businessId, 5, by(), cautious);
    expect(status).toBe('pending');
    expect(await cautious.rows('ratings')).toMatchObject([{ averageRating: null, reviewCount: 0 }]);
    expect(await cautious.announced(ReviewPosted.subject)).toEqual([]);
    expect((await toModerate('pending', cautious)).total).toBe(1);
    await moderate(id, 'approve', null, cautious);
    expect(await cautious.rows('ratings')).toMatchObject([{ averageRating: 5, reviewCount: 1 }]);
  });
});

describe('accounts', () => {
  it('DATA-07 update the names on their reviews, and older events are ignored', async () => {
    const businessId = await service.business();
    const author = by();
    await post(businessId, 5, author);
    const sweep = service.get(AuthorSweep);
    await sweep.follow(author.actor.id, 'Selin Yılmaz', 3);
    await sweep.follow(author.actor.id, 'Selin', 2);
    expect((await listed(businessId)).reviews).toMatchObject([{ userName: 'Selin Yılmaz' }]);
    await post(await service.business(), 5, author);
    expect(await service.rows('reviews', { userId: author.actor.id, userName: 'Selin Yılmaz' })).toHaveLength(2);
  });

  it('PUB-REV-14, 17, GEN-21 leave their reviews and ratings behind without id and name when they are erased', async () => {
    const businessId = await service.business();
    const author = by();
    await post(businessId, 4, author);
    await service.get(AuthorSweep).follow(author.actor.id, null, 2);
    expect((await listed(businessId)).reviews).toMatchObject([{ userId: null, userName: null, rating: 4 }]);
    expect(await ratingOf(businessId)).toEqual({ averageRating: 4, reviewCount: 1 });
    expect(await rejectionOf(post(await service.business(), 5, author))).toMatchObject({ code: 'account-erased' });
  });

  /** Runs `happens` in the middle of the next transaction that looks up an author, after its snapshot was taken. */
  const meanwhile = (happens: () => Promise<void>) => {
    const authors = service.get(AuthorRepository);
    const lock = authors.lock.bind(authors);
    return jest.spyOn(authors, 'lock').mockImplementationOnce(async (id, session) => {
      await authors.find(id, session);
      await happens();
      return lock(id, session);
    });
  };

  it('R6: a review whose author is erased while it is posted is refused', async () => {
    const author = by();
    const businessId = await service.business();
    meanwhile(() => service.get(AuthorSweep).follow(author.actor.id, null, 2));
    expect(await rejectionOf(post(businessId, 4, author))).toMatchObject({ code: 'account-erased' });
    expect(await service.rows('reviews', { userId: author.actor.id })).toEqual([]);
  });

  it('R6: a review whose author is renamed while it is posted has the new name', async () => {
    const author = by();
    const businessId = await service.business();
    await service.get(AuthorSweep).follow(author.actor.id, 'Selin Aksoy', 1);
    meanwhile(() => service.get(AuthorSweep).follow(author.actor.id, 'Selin Yılmaz', 2));
    expect(await post(businessId, 4, author)).toMatchObject({ userName: 'Selin Yılmaz' });
  });

  it('R6: a report by an account that is erased meanwhile is not stored', async () => {
    const { id } = await post(await service.business(), 4);
    const reporter = by();
    meanwhile(() => service.get(AuthorSweep).follow(reporter.actor.id, null, 2));
    const report = service.get(ReportReviewHandler).execute({ id, reason: 'spam' }, reporter);
    expect(await rejectionOf(report)).toMatchObject({ code: 'account-erased' });
    expect(await service.rows('reports', { reviewId: id })).toEqual([]);
  });

  it('A21b: a repeated command id returns its outcome only to the account that sent it', async () => {
    const businessId = await service.business();
    const request = { businessId, rating: 5, comment };
    const sent = { ...by(), commandId: newId() };
    const { id } = await service.get(OwnReviews).post(request, sent);
    expect(await service.get(OwnReviews).post(request, sent)).toMatchObject({ id });
    const other = service.get(OwnReviews).post(request, { ...by(), commandId: sent.commandId });
    expect(await rejectionOf(other)).toMatchObject({ code: 'command-id-reused' });
  });

  it('R22: saving a version that does not follow the one that was read fails as a lost update', async () => {
    const { id } = await post(await service.business(), 4);
    const reviews = service.get(ReviewRepository);
    const save = service.get(Database).transaction(async (session) => {
      const review = await reviews.get(id, session);
      await reviews.save(session, { ...review, comment: 'başka', version: review.version + 2 }, 'Anadolu Baharat');
    });
    expect(String(await rejectionOf(save))).toContain('Lost update');
  });
});

describe('the figures of reviews', () => {
  it('count posted reviews by day in Istanbul, whatever their status, without deleted ones', async () => {
    const days = async () => (await service.get(ReviewDays).execute({ until: '2025-03-05', days: 3 })).counts;
    const at = async (postedAt: string) => {
      const author = by();
      const { id } = await post(await service.business(), 4, author);
      const reviews = service.db.collection<{ _id: string }>('reviews');
      await reviews.updateOne({ _id: id }, { $set: { postedAt: new Date(postedAt) } });
      return { id, author };
    };
    const first = await at('2025-03-02T21:00:00Z');
    const hidden = await at('2025-03-04T20:59:59Z');
    await at('2025-03-05T20:59:59Z');
    await at('2025-03-05T21:00:00Z');
    await moderate(hidden.id, 'hide', 'spam');
    expect(await days()).toEqual([1, 1, 1]);
    await service.get(OwnReviews).delete({ id: first.id }, first.author);
    expect(await days()).toEqual([0, 1, 1]);
  });
});
