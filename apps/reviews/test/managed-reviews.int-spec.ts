import type { ListManagedReviews, ModerationAction, ModerationReason, RequestOf } from '@tedarik/commands';
import { AUDIT_RECORDED, ReviewPosted, ReviewWithdrawn } from '@tedarik/events';
import { Database, newId } from '@tedarik/service-kit';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { KnownBusinessRepository } from '../src/business/known-business.repository.js';
import { ModerateReviewsHandler } from '../src/moderation/moderate-reviews.handler.js';
import { OwnReviews } from '../src/posting/own-reviews.js';
import { ReportReviewHandler } from '../src/report/report-review.handler.js';
import { MANAGED_REVIEWS_MIGRATION } from '../src/migrations/002-managed-reviews.js';
import { ManagedReviewsQuery } from '../src/moderation/managed-reviews.js';
import { AuthorSweep } from '../src/reactions/author-sweep.js';
import { BusinessSweep } from '../src/reactions/business-sweep.js';
import { ReviewChanges } from '../src/review/review-changes.js';
import { postReview } from '../src/review/review.js';
import { aReviewsService, by } from './a-reviews-service.js';

const service = sharedByTests(aReviewsService);
beforeEach(() => service.reset());

const admin = { actor: { kind: 'back-office' as const, id: newId(), name: 'Yönetici' } };
const list = (over: Partial<RequestOf<typeof ListManagedReviews>> = {}) =>
  service
    .get(ManagedReviewsQuery)
    .list({ search: '', filter: 'all', sort: 'date', descending: true, page: 1, pageSize: 20, ...over });
const found = async (search: string) => (await list({ search })).reviews.map(({ id }) => id);
const moderate = (
  ids: string[],
  action: ModerationAction,
  reason: ModerationReason | null = null,
  commandId?: string,
) =>
  service.get(ModerateReviewsHandler).execute({ ids, action, reason }, { ...admin, ...(commandId && { commandId }) });

async function post(
  over: { businessId?: string; rating?: number; comment?: string; author?: ReturnType<typeof by> } = {},
) {
  const { businessId = await service.business(), rating = 4, author = by() } = over;
  const { comment = 'Teslimat zamanında yapıldı.' } = over;
  return service.get(OwnReviews).post({ businessId, rating, comment }, author);
}
const aNewReview = (businessId: string) => ({
  id: newId(),
  businessId,
  author: { id: newId(), name: 'Cem Aydın' },
  content: { rating: 3, comment: 'Teslimat biraz gecikti.' },
  premoderated: false,
});
/** Applies a later event about a known business. */
const announce = (id: string, name: string, version: number, isPublic = true) =>
  service.get(BusinessSweep).follow([{ id, name, slug: `s-${id}`, isPublic, mergedInto: null, version }]);

describe('the search', () => {
  it('ADM-REV-01 ADM-COMMON-11 searches comment, user name and business name, folded', async () => {
    const businessId = await service.business({ name: 'ISPARTA Gül Şekeri' });
    const { id } = await post({ businessId, comment: 'Çikolatası pek güzeldi.', author: by(newId(), 'İrem Ağaoğlu') });
    await post({ comment: 'Bambaşka sözler burada.' });

    for (const search of ['ısparta', 'isparta seker', 'ŞEKERİ', 'cikolata', 'Irem', 'agaoglu çikol', ' gül ']) {
      expect([search, await found(search)]).toEqual([search, [id]]);
    }
    expect(await found('isparta bambaşka')).toEqual([]);
    expect(await found('...')).toEqual([]);
  });

  it('ADM-REV-01 finds a review by the current name of its business, and by no name of a deleted one', async () => {
    const businessId = await service.business({ name: 'Anadolu Baharat' });
    const { id } = await post({ businessId });
    await announce(businessId, 'Ege Zeytin', 2);
    expect([await found('zeytin'), await found('anadolu')]).toEqual([[id], []]);

    await announce(businessId, '', 3, false);
    expect([await found('zeytin'), await found('teslimat')]).toEqual([[], [id]]);
    expect((await list()).reviews).toMatchObject([{ id, businessName: null, businessSlug: null }]);
  });

  it('ADM-REV-01 finds every review that was posted while the business was renamed', async () => {
    const businessId = await service.business({ name: 'Anadolu Baharat' });
    const posting = Array.from({ length: 12 }, () => post({ businessId }));
    await Promise.all([...posting, announce(businessId, 'Ege Zeytin', 2)]);
    expect((await list({ search: 'zeytin' })).total).toBe(12);
    expect(await found('anadolu')).toEqual([]);
  });

  it('ADM-REV-01 retries the transaction of a review when its business is renamed meanwhile', async () => {
    const businessId = await service.business({ name: 'Anadolu Baharat' });
    await post({ businessId });
    let attempts = 0;
    await service.get(Database).transaction(async (session) => {
      expect(await service.get(KnownBusinessRepository).findName(session, businessId)).toBeTruthy();
      if (++attempts === 1) await announce(businessId, 'Ege Zeytin', 2);
      await service.get(ReviewChanges).store(session, null, postReview(aNewReview(businessId), new Date()));
    });
    expect(attempts).toBe(2);
    expect((await list({ search: 'zeytin' })).total).toBe(2);
    expect(await found('anadolu')).toEqual([]);
  });

  it('ADM-REV-01 completes a rename that was interrupted', async () => {
    const businessId = await service.business({ name: 'Anadolu Baharat' });
    const { id } = await post({ businessId });
    const { db } = service.get(Database);
    // As after a crash between the two steps: the name is stored, but its reviews are not updated.
    await db
      .collection('businesses')
      .updateOne({ _id: businessId as never }, { $set: { name: 'Ege Zeytin', version: 2 } });
    await announce(businessId, 'Ege Zeytin', 2);
    expect(await found('zeytin')).toEqual([id]);
  });

  it('ADM-REV-01 follows the current name of the author and the current comment', async () => {
    const author = by(newId(), 'Selin Aksoy');
    const { id } = await post({ author });
    const edited = { id, rating: 2, comment: 'Bu kez bayattı ne yazık ki.' };
    await service.get(OwnReviews).edit(edited, author);
    expect([await found('bayat'), await found('zamanında')]).toEqual([[id], []]);
    await service.get(AuthorSweep).follow(author.actor.id, 'Selin Yılmaz', 2);
    expect([await found('yilmaz'), await found('aksoy')]).toEqual([[id], []]);
    await service.get(AuthorSweep).follow(author.actor.id, null, 3);
    expect(await found('yilmaz')).toEqual([]);
  });

  it('ADM-REV-01 finds reviews that were stored before the search existed, after the migration', async () => {
    const { id } = await post({ businessId: await service.business({ name: 'Ege Zeytin' }) });
    const { db } = service.get(Database);
    await db.collection('reviews').updateMany({}, { $unset: { words: 1, businessName: 1 } });
    await db.collection('businesses').updateMany({}, { $unset: { reviewsName: 1 } });
    expect(await found('zeytin')).toEqual([]);
    await MANAGED_REVIEWS_MIGRATION.up(db);
    expect([await found('zeytin'), await found('teslim')]).toEqual([[id], [id]]);
  });

  it('ADM-REV-01 reports a lower bound for very many hits, and still sorts them', async () => {
    const { id } = await post({ rating: 5 });
    const reviews = service.get(Database).db.collection('reviews');
    const [{ _id, ...stored }] = (await reviews.find().toArray()) as [{ _id: unknown }];
    const copies = Array.from({ length: 1_005 }, (_, index) => ({
      ...stored,
      _id: newId() as never,
      businessId: newId(),
      rating: 1,
      postedAt: new Date(Date.UTC(2020, 0, 1, 0, 0, index)),
    }));
    await reviews.insertMany(copies);
    const page = await list({ search: 'teslimat', sort: 'rating', pageSize: 2 });
    expect(page).toMatchObject({ total: 1_000, totalIsLowerBound: true });
    expect(page.reviews.map((review) => review.id)).toEqual([id, copies.at(-1)?._id]);
    expect(_id).toBe(id);
  });
});

describe('the list of reviews', () => {
  it('ADM-REV-04 ADM-COMMON-10 has user and business names, page by page, by date or rating', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index++) ids.push((await post({ rating: [3, 5, 1][index]! })).id);
    const [first, second, third] = ids as [string, string, string];
    const order = async (over: Partial<RequestOf<typeof ListManagedReviews>>) =>
      (await list(over)).reviews.map(({ id }) => id);

    expect(await order({})).toEqual([third, second, first]);
    expect(await order({ descending: false })).toEqual([first, second, third]);
    expect(await order({ sort: 'rating' })).toEqual([second, first, third]);
    expect(await order({ sort: 'rating', descending: false })).toEqual([third, first, second]);
    expect(await order({ page: 2, pageSize: 2 })).toEqual([first]);
    expect(await list({ pageSize: 2 })).toMatchObject({
      total: 3,
      totalIsLowerBound: false,
      reviews: [{ userName: 'Selin Aksoy', businessName: 'Anadolu Baharat', rating: 1 }, {}],
    });
  });

  it('ADM-REV-04 has the name of a business that is not public', async () => {
    const businessId = await service.business({ name: 'Ege Zeytin' });
    await post({ businessId });
    await announce(businessId, 'Ege Zeytin', 2, false);
    expect((await list()).reviews).toMatchObject([{ businessName: 'Ege Zeytin', businessSlug: null }]);
  });

  it('K4: a review with settled reports is not listed as reported, and its settling is logged', async () => {
    const { id } = await post();
    await service.get(ReportReviewHandler).execute({ id, reason: 'spam' }, by());
    await moderate([id], 'settle');
    expect((await list({ filter: 'reported' })).reviews).toEqual([]);
    expect((await list({ filter: 'visible' })).reviews).toMatchObject([{ id, reportCount: 0 }]);
    const { reports, moderations } = await service.get(ManagedReviewsQuery).get({ id });
    expect(reports).toMatchObject([{ reason: 'spam' }]);
    expect(moderations).toMatchObject([{ action: 'settle', reason: null }]);
    expect((await moderate([id], 'settle')).outcomes).toMatchObject([{ code: 'review-not-reported' }]);
  });

  it('PUB-REV-19 filters by status and by reports, with the total of each filter', async () => {
    const [plain, hidden, reported] = [await post(), await post(), await post()];
    await moderate([hidden.id], 'hide', 'spam');
    await service.get(ReportReviewHandler).execute({ id: reported.id, reason: 'false-claim' }, by());
    const shown = async (filter: RequestOf<typeof ListManagedReviews>['filter'], search = '') => {
      const { reviews, total } = await list({ filter, search });
      expect(total).toBe(reviews.length);
      return reviews.map(({ id }) => id);
    };
    for (const search of ['', 'teslimat']) {
      expect(await shown('all', search)).toEqual([reported.id, hidden.id, plain.id]);
      expect(await shown('visible', search)).toEqual([reported.id, plain.id]);
      expect(await shown('hidden', search)).toEqual([hidden.id]);
      expect(await shown('reported', search)).toEqual([reported.id]);
      expect(await shown('pending', search)).toEqual([]);
    }
  });

  it('ADM-REV-02 PUB-REV-22 returns one review in full with its reports and moderations', async () => {
    const { id } = await post();
    for (const reason of ['spam', 'false-claim'] as const) {
      await service.get(ReportReviewHandler).execute({ id, reason }, by());
    }
    await moderate([id], 'hide', 'offensive');
    await moderate([id], 'unhide');
    expect(await service.get(ManagedReviewsQuery).get({ id })).toMatchObject({
      id,
      comment: 'Teslimat zamanında yapıldı.',
      reports: [{ reason: 'spam' }, { reason: 'false-claim' }],
      moderations: [
        { action: 'hide', reason: 'offensive' },
        { action: 'unhide', reason: null },
      ],
    });
    const missing = service.get(ManagedReviewsQuery).get({ id: newId() });
    expect(await rejectionOf(missing)).toMatchObject({ code: 'review-not-found', kind: 'not-found' });
  });
});

describe('moderating several reviews', () => {
  it('ADM-REV-04 ADM-COMMON-08 removes each with its own outcome, and recomputes the rating', async () => {
    const businessId = await service.business();
    const [one, two, three] = [5, 4, 1].map((rating) => post({ businessId, rating }));
    const ids = [(await one!).id, (await two!).id, (await three!).id] as const;
    const unknown = newId();
    const { outcomes } = await moderate([ids[0], unknown, ids[1]], 'remove', 'spam');
    expect(outcomes).toEqual([
      { id: ids[0], outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'review-not-found' },
      { id: ids[1], outcome: 'done', code: null },
    ]);
    expect(await service.rows('ratings')).toMatchObject([{ averageRating: 1, reviewCount: 1 }]);
    expect(await service.rows('reviews')).toMatchObject([{ _id: ids[2] }]);
    expect(await service.announced(ReviewWithdrawn.subject)).toHaveLength(2);
    expect(await service.rows('moderations')).toMatchObject([
      { action: 'remove', reason: 'spam', actorId: admin.actor.id },
      { action: 'remove', reason: 'spam', actorId: admin.actor.id },
    ]);
  });

  it('PUB-REV-22 refuses to hide or remove without a reason, or without a signed-in moderator', async () => {
    const { id } = await post();
    for (const action of ['hide', 'remove'] as const) {
      expect(await rejectionOf(moderate([id], action))).toMatchObject({
        code: 'reason-missing',
        kind: 'unprocessable',
        fieldErrors: [{ field: 'reason' }],
      });
    }
    const unsigned = service.get(ModerateReviewsHandler).execute({ ids: [id], action: 'remove', reason: 'spam' }, {});
    expect(await rejectionOf(unsigned)).toMatchObject({ code: 'sign-in-required' });
    expect(await service.rows('reviews', { status: 'visible' })).toHaveLength(1);
  });

  it('PUB-REV-22 writes audit entries without the author', async () => {
    const { id } = await post({ businessId: await service.business({ name: 'Ege Zeytin' }) });
    await moderate([id], 'hide', 'offensive');
    await moderate([id], 'remove', 'spam');
    const record = { kind: 'review', id, name: 'Ege Zeytin' };
    expect(await service.announced(AUDIT_RECORDED.reviews.subject)).toEqual([
      {
        actor: { id: admin.actor.id, name: 'Yönetici' },
        action: 'hidden',
        record,
        before: { status: 'visible', reason: null },
        after: { status: 'hidden', reason: 'offensive' },
      },
      expect.objectContaining({ action: 'deleted', record, after: null }),
    ]);
  });

  it('PUB-LAY-17 restores removed reviews as they were, recomputes the rating, and logs it', async () => {
    const businessId = await service.business({ name: 'Ege Zeytin' });
    const { id } = await post({ businessId, rating: 5 });
    const hidden = await post({ businessId, rating: 1 });
    await moderate([hidden.id], 'hide', 'spam');
    const before = await service.rows('reviews', { _id: id });
    await moderate([id, hidden.id], 'remove', 'spam');
    const unknown = newId();
    const { outcomes } = await moderate([id, unknown, hidden.id, id], 'restore');
    expect(outcomes).toEqual([
      { id, outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'review-not-found' },
      { id: hidden.id, outcome: 'done', code: null },
    ]);
    expect((await moderate([id], 'restore')).outcomes).toMatchObject([{ code: 'review-not-removed' }]);

    expect(await service.rows('reviews', { _id: id })).toEqual([{ ...before[0], version: 3 }]);
    expect(await service.rows('reviews', { _id: hidden.id })).toMatchObject([{ status: 'hidden' }]);
    expect(await found('zeytin')).toHaveLength(2);
    expect(await service.rows('removedReviews')).toEqual([]);
    expect(await service.rows('ratings')).toMatchObject([{ averageRating: 5, reviewCount: 1 }]);
    expect(await service.announced(ReviewPosted.subject)).toMatchObject([{ id }, { id: hidden.id }, { id }]);
    expect((await service.announced(AUDIT_RECORDED.reviews.subject)).slice(-2)).toMatchObject([
      { action: 'restored', record: { kind: 'review', id, name: 'Ege Zeytin' }, before: null },
      { action: 'restored', record: { id: hidden.id }, after: { status: 'hidden' } },
    ]);
    expect((await service.get(ManagedReviewsQuery).get({ id })).moderations.map(({ action }) => action)).toEqual([
      'remove',
      'restore',
    ]);
  });

  it('refuses to restore a review whose author has written another one since', async () => {
    const [businessId, author] = [await service.business(), by()];
    const { id } = await post({ businessId, author });
    await moderate([id], 'remove', 'spam');
    await post({ businessId, author });
    expect((await moderate([id], 'restore')).outcomes).toMatchObject([
      { outcome: 'refused', code: 'already-reviewed' },
    ]);
    expect(await service.rows('removedReviews')).toMatchObject([{ _id: id }]);
  });

  it('GEN-21 erases the author of a removed review at once, and restores it without author or with the current name', async () => {
    const [gone, renamed] = [newId(), newId()];
    const [one, two] = [await post({ author: by(gone) }), await post({ author: by(renamed) })];
    await moderate([one.id, two.id], 'remove', 'spam');
    await service.get(AuthorSweep).follow(gone, null, 2);
    await service.get(AuthorSweep).follow(renamed, 'Yeni Ad', 2);
    expect(await service.rows('removedReviews', { _id: one.id })).toMatchObject([{ userId: null, userName: null }]);
    await moderate([one.id, two.id], 'restore');
    expect(await service.rows('reviews', { _id: one.id })).toMatchObject([{ userId: null, userName: null }]);
    expect(await service.rows('reviews', { _id: two.id })).toMatchObject([{ userName: 'Yeni Ad' }]);
  });

  it('erases removed reviews after 30 days, and none before', async () => {
    const { id } = await post();
    await moderate([id], 'remove', 'spam');
    await service.eraseDue(29);
    expect(await service.rows('removedReviews')).toMatchObject([{ removedAt: expect.any(Date) }]);
    await service.eraseDue(31);
    expect(await service.rows('removedReviews')).toEqual([]);
  });

  it('refuses each action that does not fit the state of the review', async () => {
    const { id } = await post();
    const codeOf = async (action: ModerationAction, reason: ModerationReason | null = null) =>
      (await moderate([id], action, reason)).outcomes[0]?.code;
    expect(await codeOf('approve')).toBe('review-not-waiting');
    expect(await codeOf('unhide')).toBe('review-not-hidden');
    expect(await codeOf('hide', 'spam')).toBeNull();
    expect(await codeOf('hide', 'spam')).toBe('review-already-hidden');
  });

  it('executes a repeated command only once', async () => {
    const [one, two] = [await post(), await post()];
    const commandId = newId();
    const first = await moderate([one.id, two.id], 'remove', 'spam', commandId);
    expect(first.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await moderate([one.id, two.id], 'remove', 'spam', commandId)).toEqual(first);
    expect(await service.rows('moderations')).toHaveLength(2);
  });
});
