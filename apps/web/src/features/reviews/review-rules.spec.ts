import { problemOf } from './review-rules.js';

const review = { signedIn: true, rating: 4, comment: 'On harften uzun bir yorum' };
const family = '👨‍👩‍👧';

describe('problemOf', () => {
  it('PUB-REV-08 finds nothing wrong with a rating and ten characters', () => {
    expect(problemOf(review)).toBeNull();
    expect(problemOf({ ...review, comment: '  0123456789  ' })).toBeNull();
  });

  it('PUB-REV-20 names the first thing that is missing: sign-in, then rating, then comment', () => {
    expect(problemOf({ signedIn: false, rating: null, comment: '' })).toBe('sign-in-required');
    expect(problemOf({ signedIn: true, rating: null, comment: '' })).toBe('rating-missing');
    expect(problemOf({ ...review, comment: '   kısa      ' })).toBe('comment-too-short');
  });

  it('PUB-REV-04 counts what a reader sees, up to 500', () => {
    expect(problemOf({ ...review, comment: family.repeat(500) })).toBeNull();
    expect(problemOf({ ...review, comment: family.repeat(501) })).toBe('comment-too-long');
  });
});
