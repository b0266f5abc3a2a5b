import { RatingChanged, ReviewPosted } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { ModerateReviewsHandler } from '../src/moderation/moderate-reviews.handler.js';
import { BusinessSweep } from '../src/reactions/business-sweep.js';
import { OwnReviews } from '../src/posting/own-reviews.js';
import { ListReviewsOfBusinessQuery } from '../src/review/list-reviews-of-business.js';
import { aReviewsService, by } from './a-reviews-service.js';

const service = sharedByTests(aReviewsService);
beforeEach(() => service.reset());

const admin = { actor: { kind: 'back-office' as const, id: newId(), name: 'Yönetici' } };
let version = 1;
/** The business as published by the directory after a merge or its undo. */
const announce = (id: string, mergedInto: string | null) => ({
  ...{ id, name: mergedInto ? '' : 'Anadolu Baharat', slug: `s-${id}`, isPublic: mergedInto === null, mergedInto },
  version: (version += 1),
});
const follow = (...businesses: ReturnType<typeof announce>[]) => service.get(BusinessSweep).follow(businesses);
const merge = (id: string, into: string) => follow(announce(id, into));
const unmerge = (id: string) => follow(announce(id, null));
const post = (businessId: string, rating: number, author = by()) =>
  service.get(OwnReviews).post({ businessId, rating, comment: 'Teslimat zamanında yapıldı.' }, author);
const reviewsOf = async (businessId: string) =>
  (await service.get(ListReviewsOfBusinessQuery).execute({ businessId, page: 1 })).reviews
    .map(({ id }) => id)
    .toSorted();
const ratingOf = async (businessId: string) => {
  const changes = (await service.announced(RatingChanged.subject)) as { businessId: string; averageRating: number }[];
  const { averageRating, reviewCount } = changes.filter((one) => one.businessId === businessId).at(-1) as never;
  return [averageRating, reviewCount];
};
const twoBusinesses = async () => [await service.business(), await service.business()] as const;

it('reviews move with a merged business, count there, and return when the merge is undone', async () => {
  const [kept, gone] = await twoBusinesses();
  const [own, first, second] = [await post(kept, 5), await post(gone, 2), await post(gone, 1)];
  await merge(gone, kept);
  expect(await reviewsOf(kept)).toEqual([own.id, first.id, second.id].toSorted());
  expect(await ratingOf(kept)).toEqual([2.7, 3]);
  expect(await ratingOf(gone)).toEqual([null, 0]);
  expect(((await service.announced(ReviewPosted.subject)) as { businessId: string }[]).at(-1)).toMatchObject({
    businessId: kept,
  });
  const later = await post(kept, 4);

  await unmerge(gone);
  expect(await reviewsOf(kept)).toEqual([own.id, later.id].toSorted());
  expect(await reviewsOf(gone)).toEqual([first.id, second.id].toSorted());
  expect([await ratingOf(kept), await ratingOf(gone)]).toEqual([
    [4.5, 2],
    [1.5, 2],
  ]);
});

it('an author who reviewed both businesses counts once; the other review returns with the undo', async () => {
  const [kept, gone] = await twoBusinesses();
  const author = by();
  const [own, other] = [await post(kept, 5, author), await post(gone, 1, author)];
  await merge(gone, kept);
  expect(await reviewsOf(kept)).toEqual([own.id]);
  await unmerge(gone);
  expect(await reviewsOf(gone)).toEqual([other.id]);
});

it('moves more reviews than one message holds, and continues after an interruption', async () => {
  const [kept, gone] = await twoBusinesses();
  for (let count = 0; count < 120; count += 1) await post(gone, 4);
  const { db } = service;
  await merge(gone, kept);
  expect(await ratingOf(kept)).toEqual([4, 120]);
  // As after a kill when the first review had been moved.
  const [one] = await db.collection('reviews').find({ businessId: kept }).limit(1).toArray();
  await db.collection('reviews').updateOne({ _id: one!._id }, { $set: { businessId: gone, writtenFor: [] } });
  await db.collection<{ _id: string }>('businesses').updateOne({ _id: gone }, { $set: { reviewsIn: null } });
  await merge(gone, kept);
  expect(await db.collection('reviews').countDocuments({ businessId: kept })).toBe(120);
});

it('follows several merges in any order of events, and their undos one by one', async () => {
  const [last, middle] = await twoBusinesses();
  const first = await service.business();
  const [one, two] = [await post(first, 3), await post(middle, 4)];
  const [early, late] = [announce(first, middle), announce(middle, last)];
  await follow(late, early);
  expect(await reviewsOf(last)).toEqual([one.id, two.id].toSorted());
  await unmerge(middle);
  expect(await reviewsOf(middle)).toEqual([one.id, two.id].toSorted());
  await unmerge(first);
  expect([await reviewsOf(first), await reviewsOf(middle)]).toEqual([[one.id], [two.id]]);
});

it('a deleted review stays deleted, and a restored one appears where the others are', async () => {
  const [kept, gone] = await twoBusinesses();
  const author = by();
  const [deleted, removed] = [await post(gone, 3, author), await post(gone, 2)];
  const moderate = (action: 'remove' | 'restore') =>
    service
      .get(ModerateReviewsHandler)
      .execute({ ids: [removed.id], action, reason: action === 'remove' ? 'spam' : null }, admin);
  await moderate('remove');
  await merge(gone, kept);
  await moderate('restore');
  expect(await reviewsOf(kept)).toEqual([deleted.id, removed.id].toSorted());
  await service.get(OwnReviews).delete({ id: deleted.id }, author);
  await moderate('remove');
  await unmerge(gone);
  await moderate('restore');
  expect([await reviewsOf(kept), await reviewsOf(gone)]).toEqual([[], [removed.id]]);
});

it('refuses a new review of a merged business', async () => {
  const [kept, gone] = await twoBusinesses();
  await merge(gone, kept);
  expect(await rejectionOf(post(gone, 5))).toMatchObject({ code: 'business-not-found' });
});
