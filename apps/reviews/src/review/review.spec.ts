import {
  approveReview,
  editReview,
  forgetAuthor,
  hideReview,
  postReview,
  reportReview,
  settleReports,
  snapshotOf,
  unhideReview,
} from './review.js';

const NOW = new Date('2026-11-21T09:00:00Z');
const LATER = new Date('2026-11-22T09:00:00Z');
const family = '👨‍👩‍👧';
const given = { rating: 4, comment: 'Teslimat zamanında.' };
const posted = (content: { rating: number | null; comment: string } = given, premoderated = false) =>
  postReview({ id: 'r-1', businessId: 'b-1', author: { id: 'a-1', name: 'Selin' }, content, premoderated }, NOW);
const refusal = (field: string, code: string) =>
  expect.objectContaining({ code, kind: 'unprocessable', fieldErrors: [{ field, code }] }) as Error;

describe('a new review', () => {
  it('PUB-REV-18, DATA-07 has business, user, name, rating, comment and date', () => {
    expect(posted()).toMatchObject({
      businessId: 'b-1',
      userId: 'a-1',
      userName: 'Selin',
      ...given,
      postedAt: NOW,
      status: 'visible',
    });
  });

  it.each([null, 0, 6, 3.5])('PUB-REV-01 PUB-REV-06 PUB-REV-20 A20 is refused with %p stars', (rating) => {
    expect(() => posted({ ...given, rating })).toThrow(refusal('rating', 'rating-missing'));
  });

  it('PUB-REV-07 PUB-REV-20 A20 is refused with fewer than ten characters, not counting spaces around them', () => {
    expect(() => posted({ rating: 5, comment: '   Güzel yer.   '.slice(0, 12) })).toThrow(
      refusal('comment', 'comment-too-short'),
    );
    expect(posted({ rating: 5, comment: '  On harften  ' }).comment).toBe('On harften');
  });

  it('PUB-REV-04 A20 counts graphemes: 500 families are allowed, 501 are not', () => {
    expect(posted({ rating: 5, comment: family.repeat(500) }).comment).toHaveLength(family.length * 500);
    expect(() => posted({ rating: 5, comment: family.repeat(501) })).toThrow(refusal('comment', 'comment-too-long'));
    expect(() => posted({ rating: 5, comment: family.repeat(9) })).toThrow(refusal('comment', 'comment-too-short'));
  });

  it('PUB-REV-04 is stored in NFC', () => {
    const decomposed = 'Çok güzel çay'.normalize('NFD');
    expect(posted({ rating: 5, comment: decomposed }).comment).toBe('Çok güzel çay'.normalize('NFC'));
  });

  it('PUB-REV-19 waits for approval where premoderation is on', () => {
    const waiting = posted(given, true);
    expect(waiting.status).toBe('pending');
    expect(approveReview(waiting)).toMatchObject({ status: 'visible', version: 2 });
    expect(() => approveReview(posted())).toThrow('review-not-waiting');
  });
});

describe('an edited review', () => {
  it('PUB-REV-16 keeps its date and gets the date of the edit', () => {
    const edited = editReview(
      posted(),
      { content: { rating: 2, comment: 'Bu kez geç geldi.' }, premoderated: false },
      LATER,
    );
    expect(edited).toMatchObject({ rating: 2, postedAt: NOW, editedAt: LATER, version: 2 });
  });

  it('PUB-REV-19 stays hidden, and waits for approval again where premoderation is on', () => {
    expect(editReview(hideReview(posted()), { content: given, premoderated: false }, LATER).status).toBe('hidden');
    expect(editReview(posted(), { content: given, premoderated: true }, LATER).status).toBe('pending');
  });
});

it('PUB-REV-19 only a hidden review can be shown again', () => {
  expect(unhideReview(hideReview(posted())).status).toBe('visible');
  expect(() => unhideReview(posted())).toThrow('review-not-hidden');
});

it('K4: settling, hiding or approving a review clears its reports, and it can be reported again', () => {
  const reported = reportReview(reportReview(posted()));
  expect(settleReports(reported)).toMatchObject({ status: 'visible', reportCount: 0, version: 4 });
  expect(hideReview(reported)).toMatchObject({ status: 'hidden', reportCount: 0 });
  expect(approveReview(reported)).toMatchObject({ status: 'visible', reportCount: 0 });
  expect(reportReview(settleReports(reported)).reportCount).toBe(1);
  expect(() => settleReports(posted())).toThrow('review-not-reported');
});

it('PUB-REV-14, GEN-21 an erased author has no id or name in the review, and the snapshot never has a user id', () => {
  expect(forgetAuthor(posted())).toMatchObject({ userId: null, userName: null, comment: given.comment });
  expect(snapshotOf(posted())).not.toHaveProperty('userId');
});
