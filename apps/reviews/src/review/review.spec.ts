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

describe('a review that is posted', () => {
  it('PUB-REV-18, DATA-07 holds business, user, name, rating, comment and date', () => {
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

  it('PUB-REV-07 PUB-REV-20 A20 is refused under ten characters, spaces around it not counted', () => {
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

  it('PUB-REV-04 is kept in NFC', () => {
    const decomposed = 'Çok güzel çay'.normalize('NFD');
    expect(posted({ rating: 5, comment: decomposed }).comment).toBe('Çok güzel çay'.normalize('NFC'));
  });

  it('PUB-REV-19 waits for approval where that is requested', () => {
    const waiting = posted(given, true);
    expect(waiting.status).toBe('pending');
    expect(approveReview(waiting)).toMatchObject({ status: 'visible', version: 2 });
    expect(() => approveReview(posted())).toThrow('review-not-waiting');
  });
});

describe('a review that is edited', () => {
  it('PUB-REV-16 keeps its date and says when it was edited', () => {
    const edited = editReview(
      posted(),
      { content: { rating: 2, comment: 'Bu kez geç geldi.' }, premoderated: false },
      LATER,
    );
    expect(edited).toMatchObject({ rating: 2, postedAt: NOW, editedAt: LATER, version: 2 });
  });

  it('PUB-REV-19 stays hidden, and waits again where approval is requested', () => {
    expect(editReview(hideReview(posted()), { content: given, premoderated: false }, LATER).status).toBe('hidden');
    expect(editReview(posted(), { content: given, premoderated: true }, LATER).status).toBe('pending');
  });
});

it('PUB-REV-19 is shown again only when it was hidden', () => {
  expect(unhideReview(hideReview(posted())).status).toBe('visible');
  expect(() => unhideReview(posted())).toThrow('review-not-hidden');
});

it('K4: what was reported is settled by itself, by hiding and by approving, and can be reported anew', () => {
  const reported = reportReview(reportReview(posted()));
  expect(settleReports(reported)).toMatchObject({ status: 'visible', reportCount: 0, version: 4 });
  expect(hideReview(reported)).toMatchObject({ status: 'hidden', reportCount: 0 });
  expect(approveReview(reported)).toMatchObject({ status: 'visible', reportCount: 0 });
  expect(reportReview(settleReports(reported)).reportCount).toBe(1);
  expect(() => settleReports(posted())).toThrow('review-not-reported');
});

it('PUB-REV-14, GEN-21 forgets who wrote it, and announces no user id at any time', () => {
  expect(forgetAuthor(posted())).toMatchObject({ userId: null, userName: null, comment: given.comment });
  expect(snapshotOf(posted())).not.toHaveProperty('userId');
});
