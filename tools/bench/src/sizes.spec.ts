import { sizesOf } from './sizes.js';

it('is smaller for a quick run, and can be set by environment variables', () => {
  const whole = sizesOf(false, {});
  const quick = sizesOf(true, { BENCH_ROWS: '77' });
  expect(whole).toMatchObject({ rows: 20_000, businesses: 100_000, isQuick: false });
  expect(whole.rounds).toBeGreaterThanOrEqual(5);
  expect(quick.rows).toBe(77);
  expect(quick.businesses).toBeLessThan(whole.businesses);
});

it.each(['0', '-1', '1.5', 'many', ''])('refuses %p as a size, and names the variable', (value) => {
  expect(() => sizesOf(false, { BENCH_ROUNDS: value })).toThrow('BENCH_ROUNDS must be a positive whole number');
});
