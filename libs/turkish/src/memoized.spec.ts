import { memoized } from './memoized.js';

function counted() {
  const requested: string[] = [];
  const length = memoized((text) => requested.push(text) && text.length);
  return { requested, length };
}

it('computes the result for a short text once', () => {
  const { requested, length } = counted();
  expect([length('Rize'), length('Ordu'), length('Rize')]).toEqual([4, 4, 4]);
  expect(requested).toEqual(['Rize', 'Ordu']);
});

it('does not cache long texts, and evicts old entries', () => {
  const { requested, length } = counted();
  const long = 'x'.repeat(61);
  length(long);
  expect(length(long)).toBe(61);
  expect(requested).toHaveLength(2);
  length('first');
  for (let number = 0; number < 2_000; number++) length(String(number));
  length('first');
  expect(requested.filter((text) => text === 'first')).toHaveLength(2);
});
