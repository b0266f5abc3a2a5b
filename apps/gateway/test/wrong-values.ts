/** Values that no form of the site sends: wrong types, wrong sizes, and values that would be code or a filter elsewhere. */
export const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  4.5,
  1e9,
  2 ** 53,
  1e308,
  '',
  ' ',
  'NaN',
  '\u0000',
  '\ud800',
  '🫒'.repeat(40),
  '('.repeat(10_000),
  '.*(a+)+$',
  '../../etc/passwd',
  'a@b.c\r\nBcc: d@e.f',
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { constructor: { prototype: { polluted: true } } },
  { length: { toString: 0 } },
  [],
  [null],
  [['a']],
  Array(200).fill('et'),
];

/** Copies of an object or array, each with `wrong` in a different place, and one with an unknown field. */
export function withWrong(value: unknown, wrong: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, item]) =>
    [wrong, ...withWrong(item, wrong)].map((other) => (Array.isArray(value) ? [other] : { ...value, [key]: other })),
  );
  return Array.isArray(value) ? inside : [...inside, { ...value, tooMany: wrong }];
}
