import { overGate } from './gate.js';
import type { Review, Settings } from './review.js';

const review = {
  ...{ new: 8, duplicate: 0, branch: 0, doubtful: 90, invalid: 2 },
  reasons: [],
} satisfies Partial<Review> as unknown as Review;
const over = (invalid: number) => overGate(review, { gate: { invalid, withoutCity: null } } as Settings);

it('applies the limit of invalid rows to the share among all rows, the doubtful ones too', () => {
  expect(over(2)).toEqual([]);
  expect(over(1)).toEqual([{ limit: 'invalid', percent: 2, most: 1 }]);
});
