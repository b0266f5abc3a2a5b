import { MOST_REVIEW_PHOTOS, type ModerationAction, type ModerationReason } from '@tedarik/commands';
import { AUDIT_RECORDED, ReviewPhotoChanged, ReviewPhotoModerated, ReviewPosted } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { outboxEvents, rejectionOf } from '@tedarik/testing';
import { ManagedReviewsQuery } from '../src/moderation/managed-reviews.js';
import { ModerateReviewsHandler } from '../src/moderation/moderate-reviews.handler.js';
import { ManagedReviewPhotos } from '../src/photos/managed-review-photos.js';
import { ExportedReviews } from '../src/removal/exported-reviews.js';
import { OwnReviewPhotos } from '../src/photos/own-review-photos.js';
import { OwnReviews } from '../src/posting/own-reviews.js';
import { AuthorSweep } from '../src/reactions/author-sweep.js';
import { BusinessSweep } from '../src/reactions/business-sweep.js';
import { ListReviewsOfBusinessQuery } from '../src/review/list-reviews-of-business.js';
import { MyReviewsQuery } from '../src/review/my-reviews.js';
import { aReviewsService, by, type ReviewsService } from './a-reviews-service.js';

let service: ReviewsService;
let cautious: ReviewsService;
beforeAll(async () => {
  [service, cautious] = await Promise.all([aReviewsService(), aReviewsService({ REVIEW_PREMODERATION: true })]);
});
afterAll(async () => {
  await service?.close();
  await cautious?.close();
});
beforeEach(async () => {
  await service.reset();
  await cautious.reset();
});

const admin = { actor: { kind: 'back-office' as const, id: newId(), name: 'Yönetici' } };
const comment = 'Ürünler taze, teslimat hızlı.';
const REASON = 'Fotoğrafta başka bir müşteri görünüyor.';
let uploads = 0;
const aPicture = () => ({ uploadId: (uploads += 1).toString(16).padStart(64, '0'), width: 1200, height: 800 });

async function posted(at = service, author = by()) {
  const businessId = await at.business();
  const { id: reviewId } = await at.get(OwnReviews).post({ businessId, rating: 4, comment }, author);
  return { businessId, reviewId, author };
}
type Posted = Awaited<ReturnType<typeof posted>>;
const add = async ({ reviewId, author }: Pick<Posted, 'reviewId' | 'author'>, alt = '', at = service) => {
  const picture = aPicture();
  const { id } = await at.get(OwnReviewPhotos).add({ reviewId, alt, ...picture }, author);
  return { id, ...picture };
};
/** A review with a photo. */
async function withPhoto(alt = '') {
  const review = await posted();
  return { ...review, photo: await add(review, alt) };
}
const own = () => service.get(OwnReviewPhotos);
const managed = () => service.get(ManagedReviewPhotos);
const moderate = (id: string, action: ModerationAction, reason: ModerationReason | null = null, at = service) =>
  at.get(ModerateReviewsHandler).execute({ ids: [id], action, reason }, admin);
const publicPhotos = async ({ businessId }: Posted) =>
  (await service.get(ListReviewsOfBusinessQuery).execute({ businessId, page: 1 })).reviews.flatMap(
    ({ photos = [] }) => photos,
  );
const photosOfAuthor = async ({ author, businessId }: Posted, at = service) =>
  (await at.get(MyReviewsQuery).ofBusiness({ businessId }, author)).review?.photos;
/** The states of a photo that were published for media, in the order of versions. */
async function toldOf({ id }: { id: string }, at = service): Promise<string[]> {
  const rows = await outboxEvents(at.db, { subject: ReviewPhotoChanged.subject, 'envelope.aggregateId': id });
  const envelopes = rows.map(({ envelope }) => envelope);
  const versions = envelopes.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  return envelopes.map(({ data }) => (data as { state: string }).state);
}

describe('an author', () => {
  it('adds up to four photos to an own review, which are public at once and in order', async () => {
    const review = await posted();
    const first = await add(review, '  Taş   değirmen\n');
    for (let count = 1; count < MOST_REVIEW_PHOTOS; count += 1) await add(review);
    const photos = await publicPhotos(review);
    expect(photos[0]).toEqual({ ...first, alt: 'Taş değirmen' });
    expect(photos).toHaveLength(MOST_REVIEW_PHOTOS);
    expect(await toldOf(first)).toEqual(['shown']);
    expect(await own().room({ reviewId: review.reviewId }, review.author)).toEqual({ room: 0 });
    expect(await rejectionOf(add(review))).toMatchObject({ code: 'too-many-photos', kind: 'conflict' });
  });

  it('sees how many photos fit, and adds one photo per command, even if it is uploaded and described again', async () => {
    const review = await posted();
    const { reviewId, author } = review;
    for (let count = 1; count < MOST_REVIEW_PHOTOS; count += 1) await add(review);
    const context = { ...author, commandId: newId() };
    expect(await own().room({ reviewId }, context)).toEqual({ room: 1 });
    const added = await own().add({ reviewId, alt: 'Kasa', ...aPicture() }, context);
    expect(await own().room({ reviewId }, context)).toEqual({ room: 1 });
    expect(await own().add({ reviewId, alt: 'Ahşap kasa', ...aPicture() }, context)).toEqual(added);
    expect(await own().room({ reviewId }, author)).toEqual({ room: 0 });
    expect(await publicPhotos(review)).toHaveLength(MOST_REVIEW_PHOTOS);
  });

  it('adds a file that is chosen again once, with the text typed last, until that photo is removed', async () => {
    const review = await posted();
    const { reviewId, author } = review;
    const choose = (alt: string) =>
      own().add({ reviewId, alt, ...aPicture(), contentHash: 'a'.repeat(64) }, { ...author, commandId: newId() });
    const first = await choose('Kasa');
    expect([await choose(''), await choose('Ahşap kasa'), await choose(' ')]).toEqual([first, first, first]);
    expect(await publicPhotos(review)).toMatchObject([{ id: first.id, alt: 'Ahşap kasa' }]);
    await own().remove({ reviewId, id: first.id }, author);
    expect((await choose('')).id).not.toBe(first.id);
    expect(await publicPhotos(review)).toHaveLength(1);
  });

  it('cannot use the same command id for another review', async () => {
    const [first, second] = [await posted(), await posted()];
    const context = { ...first.author, commandId: newId() };
    await own().add({ reviewId: first.reviewId, alt: '', ...aPicture() }, context);
    const elsewhere = { ...second.author, commandId: context.commandId };
    expect(await rejectionOf(own().room({ reviewId: second.reviewId }, elsewhere))).toMatchObject({
      code: 'command-id-reused',
    });
  });

  it('adds at most four of ten concurrent photos', async () => {
    const review = await posted();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => add(review)));
    const shown = await publicPhotos(review);
    expect(shown.length).toBeLessThanOrEqual(MOST_REVIEW_PHOTOS);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(shown.length);
  });

  it('changes the description of an existing photo of an own review', async () => {
    const review = await withPhoto('Kasa');
    const { reviewId, author, photo } = review;
    const describe = (alt: string, as = author, id = photo.id) => own().describe({ reviewId, id, alt }, as);
    await describe('  Taş   değirmen\n');
    expect(await publicPhotos(review)).toEqual([{ ...photo, alt: 'Taş değirmen' }]);
    expect(await rejectionOf(describe('ğ'.repeat(201)))).toMatchObject({ fieldErrors: [{ code: 'too-long' }] });
    expect(await rejectionOf(describe('', by()))).toMatchObject({ code: 'review-not-found' });
    expect(await rejectionOf(describe('', author, newId()))).toMatchObject({ code: 'photo-not-found' });
  });

  it('may describe a photo in at most 200 characters', async () => {
    const review = await posted();
    expect(await rejectionOf(add(review, 'ğ'.repeat(201)))).toMatchObject({
      code: 'photo-refused',
      fieldErrors: [{ field: 'alt', code: 'too-long' }],
    });
    await add(review, 'ğ'.repeat(200));
  });

  it('is told that a review of somebody else does not exist', async () => {
    const { reviewId, photo } = await withPhoto();
    const other = by();
    const about = { reviewId, id: photo.id };
    const attempts = [
      own().room({ reviewId }, other),
      add({ reviewId, author: other }),
      own().remove(about, other),
      own().restore(about, other),
    ];
    for (const failure of await Promise.all(attempts.map(rejectionOf))) {
      expect(failure).toMatchObject({ code: 'review-not-found', kind: 'not-found' });
    }
  });

  it('removes a photo and can restore it within 30 days, after which it is deleted', async () => {
    const review = await withPhoto();
    const about = { reviewId: review.reviewId, id: review.photo.id };
    expect((await own().remove(about, review.author)).photos).toEqual([]);
    expect(await publicPhotos(review)).toEqual([]);
    expect(await rejectionOf(own().remove(about, review.author))).toMatchObject({ code: 'photo-not-found' });
    expect((await own().restore(about, review.author)).photos).toHaveLength(1);
    await own().remove(about, review.author);
    await service.eraseDue(29);
    expect(await toldOf(review.photo)).toEqual(['shown', 'hidden', 'shown', 'hidden']);
    await service.eraseDue(31);
    expect((await toldOf(review.photo)).at(-1)).toBe('gone');
    expect(await rejectionOf(own().restore(about, review.author))).toMatchObject({ code: 'photo-not-found' });
  });

  it('replaces photos without limit: the oldest removed photos are deleted', async () => {
    const review = await withPhoto();
    let last = review.photo;
    for (let count = 0; count < 15; count += 1) {
      await own().remove({ reviewId: review.reviewId, id: last.id }, review.author);
      last = await add(review);
    }
    expect((await toldOf(review.photo)).at(-1)).toBe('gone');
    const [stored] = await service.rows('reviews', { _id: review.reviewId });
    expect((stored!['photos'] as unknown[]).length).toBeLessThanOrEqual(12);
    expect(await publicPhotos(review)).toMatchObject([{ id: last.id }]);
  });

  it('needs approval for a photo when reviews are approved before publication', async () => {
    const review = await posted(cautious);
    await moderate(review.reviewId, 'approve', null, cautious);
    const photo = await add(review, '', cautious);
    expect((await cautious.get(MyReviewsQuery).ofBusiness(review, review.author)).review?.status).toBe('pending');
    await moderate(review.reviewId, 'approve', null, cautious);
    expect(await toldOf(photo, cautious)).toEqual(['hidden', 'shown']);
  });

  it('keeps the photos when editing the comment, without an event to media', async () => {
    const review = await withPhoto('Bahçe');
    await service
      .get(OwnReviews)
      .edit({ id: review.reviewId, rating: 2, comment: 'Sonradan daha az beğendim.' }, review.author);
    expect(await publicPhotos(review)).toMatchObject([{ alt: 'Bahçe' }]);
    expect(await toldOf(review.photo)).toEqual(['shown']);
  });
});

describe('the photos of a review', () => {
  it('are hidden and shown with it, also a photo added while it is hidden', async () => {
    const review = await withPhoto();
    await moderate(review.reviewId, 'hide', 'spam');
    const later = await add(review);
    await moderate(review.reviewId, 'unhide');
    expect(await toldOf(review.photo)).toEqual(['shown', 'hidden', 'shown']);
    expect(await toldOf(later)).toEqual(['hidden', 'shown']);
  });

  it('are held and published with it', async () => {
    const author = by();
    service.reviewers.set(author.actor.id, { accountSince: null, tie: 'own' });
    const review = await posted(service, author);
    const photo = await add(review);
    expect(await toldOf(photo)).toEqual(['hidden']);
    expect(await publicPhotos(review)).toEqual([]);
    expect(await photosOfAuthor(review)).toHaveLength(1);
    await moderate(review.reviewId, 'publish');
    expect(await toldOf(photo)).toEqual(['hidden', 'shown']);
  });

  it('stay hidden when it is rejected', async () => {
    const author = by();
    service.reviewers.set(author.actor.id, { accountSince: null, tie: 'own' });
    const review = await posted(service, author);
    const photo = await add(review);
    await moderate(review.reviewId, 'reject', 'spam');
    expect(await toldOf(photo)).toEqual(['hidden']);
  });

  it('are deleted when its author deletes it', async () => {
    const { reviewId, author, photo } = await withPhoto();
    await service.get(OwnReviews).delete({ id: reviewId }, author);
    expect(await toldOf(photo)).toEqual(['shown', 'gone']);
  });

  it('are removed and restored with it by the back office, and deleted 30 days after a removal', async () => {
    const review = await withPhoto();
    await moderate(review.reviewId, 'remove', 'spam');
    await moderate(review.reviewId, 'restore');
    expect(await toldOf(review.photo)).toEqual(['shown', 'hidden', 'shown']);
    expect(await publicPhotos(review)).toHaveLength(1);
    await moderate(review.reviewId, 'remove', 'spam');
    await service.eraseDue(31);
    expect(await toldOf(review.photo)).toEqual(['shown', 'hidden', 'shown', 'hidden', 'gone']);
  });

  it('are deleted with the account of their author, also those of removed reviews', async () => {
    const author = by();
    const [shown, removed] = [await posted(service, author), await posted(service, author)];
    const photos = [await add(shown), await add(removed)] as const;
    await moderate(removed.reviewId, 'remove', 'spam');
    await service.get(AuthorSweep).follow(author.actor.id, null, 2);
    expect(await toldOf(photos[0])).toEqual(['shown', 'gone']);
    expect(await toldOf(photos[1])).toEqual(['shown', 'hidden', 'gone']);
    await moderate(removed.reviewId, 'restore');
    expect([await publicPhotos(shown), await publicPhotos(removed)]).toEqual([[], []]);
    expect(await toldOf(photos[1])).toHaveLength(3);
  });

  it('move to the remaining business with a merge, and back when it is undone', async () => {
    const review = await withPhoto();
    const kept = await service.business();
    const announce = (mergedInto: string | null, version: number) =>
      service.get(BusinessSweep).follow([
        {
          ...{ id: review.businessId, name: 'Anadolu Baharat', slug: `s-${review.businessId}`, version, mergedInto },
          isPublic: mergedInto === null,
        },
      ]);
    await announce(kept, 2);
    expect(await publicPhotos({ ...review, businessId: kept })).toMatchObject([{ id: review.photo.id }]);
    await announce(null, 3);
    expect(await publicPhotos(review)).toMatchObject([{ id: review.photo.id }]);
    expect(await toldOf(review.photo)).toEqual(['shown']);
  });
});

describe('GEN-21 the data of an author', () => {
  const dataOf = async ({ author }: Posted) => {
    const query = service.get(ExportedReviews);
    return { ...(await query.listRemoved({}, author)), ...(await query.listRemovedPhotos({}, author)) };
  };

  it('contains removed reviews and photos that can still be restored', async () => {
    const review = await withPhoto('Kasa');
    const later = await add(review);
    const { reviewId, author, photo } = review;
    expect(await dataOf(review)).toEqual({ removedReviews: [], removedPhotos: [] });

    await own().remove({ reviewId, id: photo.id }, author);
    await managed().takeDown({ reviewId, id: later.id, reason: REASON }, admin);
    const off = { ...photo, reviewId, alt: 'Kasa', takenDownFor: null };
    expect(await dataOf(review)).toMatchObject({ removedReviews: [], removedPhotos: [off] });

    await moderate(reviewId, 'remove', 'spam');
    const { removedReviews, removedPhotos } = await dataOf(review);
    expect(removedReviews).toMatchObject([{ id: reviewId, userName: 'Selin Aksoy', comment, photos: [] }]);
    expect(removedPhotos).toMatchObject([off, { id: later.id, takenDownFor: REASON }]);
    expect(await dataOf({ ...review, author: by() })).toEqual({ removedReviews: [], removedPhotos: [] });
  });
});

describe('a moderator', () => {
  it('takes a photo down with a reason that the author sees, and puts it back', async () => {
    const review = await withPhoto('Kasa');
    const about = { reviewId: review.reviewId, id: review.photo.id };
    await managed().takeDown({ ...about, reason: ` ${REASON} ` }, admin);
    expect(await publicPhotos(review)).toEqual([]);
    expect(await photosOfAuthor(review)).toMatchObject([{ alt: 'Kasa', takenDownFor: REASON }]);
    const { photos } = await service.get(ManagedReviewsQuery).get({ id: review.reviewId });
    expect(photos).toMatchObject([
      { takenDownFor: REASON, takenDownBy: 'Yönetici', takenDownAt: expect.any(String) as string },
    ]);
    expect(await rejectionOf(own().restore(about, review.author))).toMatchObject({ code: 'photo-not-found' });

    await managed().putBack(about, admin);
    expect(await publicPhotos(review)).toMatchObject([{ id: review.photo.id }]);
    expect(await toldOf(review.photo)).toEqual(['shown', 'hidden', 'shown']);
    expect(await service.announced(ReviewPhotoModerated.subject)).toMatchObject([
      { id: review.reviewId, authorId: review.author.actor.id, decision: 'taken-down', reason: REASON },
      { decision: 'put-back', reason: null },
    ]);
    expect(await service.announced(AUDIT_RECORDED.reviews.subject)).toMatchObject([
      { action: 'photo-taken-down', record: { kind: 'review', id: review.reviewId } },
      { action: 'photo-put-back' },
    ]);
  });

  it('must give a reason, and can take down only existing photos', async () => {
    const review = await withPhoto();
    const about = { reviewId: review.reviewId, id: review.photo.id };
    const down = (reason: string, id = about.id) => rejectionOf(managed().takeDown({ ...about, id, reason }, admin));
    expect(await down('  ')).toMatchObject({ fieldErrors: [{ field: 'reason', code: 'required' }] });
    expect(await down('a'.repeat(1_001))).toMatchObject({ fieldErrors: [{ field: 'reason', code: 'too-long' }] });
    expect(await down(REASON, newId())).toMatchObject({ code: 'photo-not-found' });
    expect(await rejectionOf(managed().putBack(about, admin))).toMatchObject({ code: 'photo-not-found' });
    expect(await toldOf(review.photo)).toEqual(['shown']);
  });

  it('cannot put back a fifth photo', async () => {
    const review = await withPhoto();
    const about = { reviewId: review.reviewId, id: review.photo.id };
    await managed().takeDown({ ...about, reason: REASON }, admin);
    for (let count = 0; count < MOST_REVIEW_PHOTOS; count += 1) await add(review);
    expect(await rejectionOf(managed().putBack(about, admin))).toMatchObject({ code: 'too-many-photos' });
  });

  it('takes a photo down so that it stays down when the review is hidden and shown again', async () => {
    const review = await withPhoto();
    await managed().takeDown({ reviewId: review.reviewId, id: review.photo.id, reason: REASON }, admin);
    await moderate(review.reviewId, 'hide', 'spam');
    await moderate(review.reviewId, 'unhide');
    expect(await toldOf(review.photo)).toEqual(['shown', 'hidden']);
  });
});

it('publishes the photos of a review with it, and omits the field when it has none', async () => {
  const review = await withPhoto();
  const tells = (await service.announced(ReviewPosted.subject)) as { photos?: unknown }[];
  expect(tells).toEqual([
    expect.not.objectContaining({ photos: expect.anything() as unknown }),
    expect.objectContaining({ photos: [{ uploadId: review.photo.uploadId, alt: '' }] }),
  ]);
});
