import { SAMPLES } from './seed.js';
import { REVIEWERS, REVIEWS } from './samples/reviews.js';

it('GEN-24 has reviews of sample businesses only, one per writer and business', () => {
  const names = new Set(SAMPLES.map(({ name }) => name));
  for (const [name, reviews] of Object.entries(REVIEWS)) {
    expect(names).toContain(name);
    const writers = reviews.map(([reviewer]) => REVIEWERS[reviewer]);
    expect(writers.every(Boolean)).toBe(true);
    expect(new Set(writers).size).toBe(writers.length);
  }
});

it('PUB-REV-07 GEN-24 has reviews within the limits of the review form', () => {
  for (const [, rating, comment] of Object.values(REVIEWS).flat()) {
    expect(rating).toBeGreaterThanOrEqual(1);
    expect(rating).toBeLessThanOrEqual(5);
    expect(comment.length).toBeGreaterThanOrEqual(10);
    expect(comment.length).toBeLessThanOrEqual(500);
  }
});
