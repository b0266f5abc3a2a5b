import type { ModerationAction, ModerationReason } from '@tedarik/commands';
import { AUDIT_RECORDED, ReviewDecided, ReviewHeld, ReviewPosted, ReviewWithdrawn } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { rejectionOf } from '@tedarik/testing';
import { Holding } from '../src/holding/holding.js';
import { ManagedReviewsQuery } from '../src/moderation/managed-reviews.js';
import { ModerateReviewsHandler } from '../src/moderation/moderate-reviews.handler.js';
import { OwnReviews } from '../src/posting/own-reviews.js';
import { AuthorSweep } from '../src/reactions/author-sweep.js';
import { ListReviewsOfBusinessQuery } from '../src/review/list-reviews-of-business.js';
import { MyReviewsQuery } from '../src/review/my-reviews.js';
import { aReviewsService, by, type ReviewsService } from './a-reviews-service.js';

let service: ReviewsService;
let watching: ReviewsService;
beforeAll(async () => {
  [service, watching] = await Promise.all([aReviewsService(), aReviewsService({ REVIEW_HOLDING: 'watch' })]);
});
afterAll(() => Promise.all([service.close(), watching.close()]));
beforeEach(() => {
  service.reviewers.clear();
  return Promise.all([service.reset(), watching.reset()]);
});

const admin = { actor: { kind: 'back-office' as const, id: newId(), name: 'Yönetici' } };
const comment = 'Teslimat zamanında yapıldı.';
const post = (businessId: string, rating = 5, author = by(), at = service) =>
  at.get(OwnReviews).post({ businessId, rating, comment }, author);
const listed = (businessId: string) => service.get(ListReviewsOfBusinessQuery).execute({ businessId, page: 1 });
const moderate = (id: string, action: ModerationAction, reason: ModerationReason | null = null) =>
  service.get(ModerateReviewsHandler).execute({ ids: [id], action, reason }, admin);
const edit = (id: string, author: ReturnType<typeof by>) =>
  service.get(OwnReviews).edit({ id, rating: 4, comment: 'Başka sözlerle aynı yorum.' }, author);
const judgeDue = (at = service) => at.get(Holding).judgeDue();
const heldIn = async (at = service) => (await at.rows('reviews', { status: 'held' })).map(({ _id }) => String(_id));

/** A visitor with a new account. */
function young(at = service) {
  const author = by();
  at.reviewers.set(author.actor.id, { accountSince: new Date(), tie: 'none' });
  return author;
}
function owner(tie: 'own' | 'rival' | 'none') {
  const author = by();
  service.reviewers.set(author.actor.id, { accountSince: new Date('2025-01-01'), tie });
  return author;
}
/** New accounts that all give one star, one after the other. */
async function attack(businessId: string, count: number, at = service) {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push((await post(businessId, 1, young(at), at)).id);
  return ids;
}

describe('a review of the author’s own page', () => {
  it('is held before it is public, and its author is told why', async () => {
    const businessId = await service.business({ name: 'Ege Zeytin' });
    const author = owner('own');
    const posted = await post(businessId, 5, author);
    expect(posted).toMatchObject({ status: 'held', heldFor: 'own-page' });

    expect(await listed(businessId)).toMatchObject({ reviews: [], total: 0, averageRating: null });
    const { reviews } = await service.get(MyReviewsQuery).list({ page: 1 }, author);
    expect(reviews).toMatchObject([{ id: posted.id, status: 'held', heldFor: 'own-page' }]);
    expect(await service.announced(ReviewPosted.subject)).toEqual([]);
    expect(await service.announced(ReviewHeld.subject)).toMatchObject([
      { id: posted.id, businessName: 'Ege Zeytin', authorId: author.actor.id, reason: 'own-page' },
    ]);
  });

  it('is announced as held only once, whatever follows', async () => {
    const author = owner('own');
    const { id } = await post(await service.business(), 5, author);
    await edit(id, author);
    await judgeDue();
    await judgeDue();
    expect(await service.announced(ReviewHeld.subject)).toHaveLength(1);
    expect(await heldIn()).toEqual([id]);
  });

  it('is held when its author edits it, if the author claimed the page since', async () => {
    const author = owner('none');
    const { id, status } = await post(await service.business(), 5, author);
    expect(status).toBe('visible');

    service.reviewers.set(author.actor.id, { accountSince: null, tie: 'own' });
    expect(await edit(id, author)).toMatchObject({ status: 'held', heldFor: 'own-page' });
  });

  it('is held later if the ties of the author could not be queried when it was edited', async () => {
    const author = owner('none');
    const { id } = await post(await service.business(), 5, author);
    service.reviewers.set(author.actor.id, null);
    expect((await edit(id, author)).status).toBe('visible');

    service.reviewers.set(author.actor.id, { accountSince: null, tie: 'own' });
    await judgeDue();
    expect(await heldIn()).toEqual([id]);
  });

  it('is held later if the ties of the author could not be queried when it was posted', async () => {
    const author = by();
    service.reviewers.set(author.actor.id, null);
    const businessId = await service.business();
    const { id, status } = await post(businessId, 5, author);
    expect(status).toBe('visible');
    await judgeDue();
    expect(await heldIn()).toEqual([]);

    service.reviewers.set(author.actor.id, { accountSince: null, tie: 'own' });
    await service.db.collection('reviews').updateOne({}, { $set: { 'trust.dueAt': new Date() } });
    await judgeDue();
    expect(await heldIn()).toEqual([id]);
    expect(await service.announced(ReviewWithdrawn.subject)).toEqual([{ id, businessId }]);
  });
});

it('a bad review of a rival is held, a good one is not', async () => {
  const [bad, good] = [
    await post(await service.business(), 1, owner('rival')),
    await post(await service.business(), 5, owner('rival')),
  ];
  expect([bad.heldFor, good.heldFor]).toEqual(['rival-page', null]);
});

describe('a burst', () => {
  it('is held with its earlier reviews, and the rating is that of the honest reviews', async () => {
    const businessId = await service.business();
    for (const rating of [5, 4]) await post(businessId, rating);
    const ids = await attack(businessId, 8);
    expect((await listed(businessId)).total).toBeGreaterThan(2);
    await judgeDue();

    expect((await heldIn()).toSorted()).toEqual(ids.toSorted());
    expect(await listed(businessId)).toMatchObject({ total: 2, averageRating: 4.5 });
    const [rating] = await service.rows('ratings', { _id: businessId });
    expect(rating).toMatchObject({ averageRating: 4.5, reviewCount: 2 });
    expect(await service.announced(ReviewHeld.subject)).toHaveLength(8);
  });

  it('does not include reviews that a moderator has published', async () => {
    const businessId = await service.business();
    const ids = await attack(businessId, 8);
    await judgeDue();
    await moderate(ids[0]!, 'publish');
    expect(await listed(businessId)).toMatchObject({ total: 1, averageRating: 1 });
    await attack(businessId, 2);
    await judgeDue();
    expect(await heldIn()).not.toContain(ids[0]);
    expect(await heldIn()).toHaveLength(9);
  });

  it('is not held where the setting is "watch"', async () => {
    const businessId = await watching.business();
    await attack(businessId, 8, watching);
    await judgeDue(watching);
    expect(await heldIn(watching)).toEqual([]);
    expect(await watching.rows('reviews', { 'trust.dueAt': { $ne: null } })).toEqual([]);
  });
});

it('a ring of reviewers is held on all its pages', async () => {
  const pages = await Promise.all(Array.from({ length: 4 }, () => service.business()));
  const members = [by(), by(), by()];
  for (const businessId of pages) for (const member of members) await post(businessId, 5, member);
  const honest = await post(pages[0]!, 4);
  await judgeDue();
  expect(await heldIn()).toHaveLength(12);
  expect(await heldIn()).not.toContain(honest.id);
});

describe('the back office', () => {
  it('lists a held review, publishes it with an audit entry, and announces the decision once', async () => {
    const businessId = await service.business();
    const author = owner('own');
    const { id } = await post(businessId, 5, author);
    const request = { search: '', sort: 'date', descending: true, page: 1, pageSize: 20 } as const;
    const { reviews } = await service.get(ManagedReviewsQuery).list({ ...request, filter: 'held' });
    expect(reviews).toMatchObject([{ id, status: 'held', heldFor: 'own-page' }]);

    await moderate(id, 'publish');
    expect(await listed(businessId)).toMatchObject({ total: 1, averageRating: 5 });
    expect(await service.announced(ReviewDecided.subject)).toMatchObject([
      { id, authorId: author.actor.id, decision: 'published', reason: null },
    ]);
    expect(await service.announced(AUDIT_RECORDED.reviews.subject)).toMatchObject([
      { action: 'published', before: { status: 'held', heldFor: 'own-page' }, after: { status: 'visible' } },
    ]);
    expect((await moderate(id, 'publish')).outcomes).toMatchObject([{ code: 'review-not-held' }]);

    await edit(id, author);
    await judgeDue();
    expect(await heldIn()).toEqual([]);
    expect(await service.announced(ReviewDecided.subject)).toHaveLength(1);
  });

  it.each(['reject', 'hide', 'remove'] as const)('%s rejects a held review, and needs a reason', async (action) => {
    const { id } = await post(await service.business(), 5, owner('own'));
    expect(await rejectionOf(moderate(id, action))).toMatchObject({ code: 'reason-missing' });
    await moderate(id, action, 'not-genuine');
    expect(await service.announced(ReviewDecided.subject)).toMatchObject([
      { id, decision: 'rejected', reason: 'not-genuine' },
    ]);
    expect(await service.rows('reviews', { status: 'hidden' })).toHaveLength(action === 'remove' ? 0 : 1);
  });

  it('PUB-REV-22 tells the author why the review is hidden, until it is shown again', async () => {
    const author = owner('own');
    const { id } = await post(await service.business(), 5, author);
    const reason = async () => (await service.get(MyReviewsQuery).list({ page: 1 }, author)).reviews[0]?.hiddenFor;
    expect(await reason()).toBeNull();
    await moderate(id, 'reject', 'not-genuine');
    expect(await reason()).toBe('not-genuine');
    await moderate(id, 'unhide');
    expect(await reason()).toBeNull();
    await moderate(id, 'hide', 'personal-data');
    expect(await reason()).toBe('personal-data');
  });
});

it('GEN-21 a held review of an erased author stays held, without the ties of the author', async () => {
  const author = owner('own');
  const { id } = await post(await service.business(), 5, author);
  await service.get(AuthorSweep).follow(author.actor.id, null, 2);
  const [stored] = await service.rows('reviews');
  expect(stored).toMatchObject({ _id: id, status: 'held', userId: null, trust: { accountSince: null, tie: null } });
});
