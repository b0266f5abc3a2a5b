import { inSequence, median, percentile } from './figures.js';

it('takes percentiles and medians of unsorted values, and does not sort the input', () => {
  const values = [9, 1, 10, 2, 3, 8, 4, 7, 5, 6];
  expect(percentile(values, 0.5)).toBe(6);
  expect(percentile(values, 0.95)).toBe(10);
  expect(percentile(values, 1)).toBe(10);
  expect(median(values)).toBe(5.5);
  expect(median([10, 9, 2])).toBe(9);
  expect(values[0]).toBe(9);
});

it('returns NaN without values', () => {
  expect([percentile([], 0.5), median([])]).toEqual([NaN, NaN]);
});

it('adds the times of two stages', () => {
  expect(inSequence(100, 100)).toBe(50);
  expect(inSequence(400, 1_200)).toBeCloseTo(300);
});
