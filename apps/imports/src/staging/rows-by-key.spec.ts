import fc from 'fast-check';
import { digestOf, RowsByKey } from './rows-by-key.js';

// A single expectation, because tens of thousands of them take Jest seconds.
it('finds every row by its own key only', () => {
  const table = new RowsByKey();
  const rows = Array.from({ length: 50_000 }, (_, at) => at + 1);
  for (const row of rows) table.set(digestOf(`işletme ${row}`), row);
  expect(rows.filter((row) => table.get(digestOf(`işletme ${row}`)) !== row)).toEqual([]);
  expect(rows.filter((row) => table.get(digestOf(`şirket ${row}`)) !== undefined)).toEqual([]);
});

it('behaves like a Map, also for digests in the same slot', () => {
  const digest = fc.tuple(fc.constantFrom(0, 1, 1_024, 2_048, 4_096, 2 ** 32 - 1), fc.integer({ min: 0, max: 400 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(digest, fc.integer({ min: 1, max: 200_000 })), { maxLength: 2_000 }), (entries) => {
      const table = new RowsByKey();
      const map = new Map<string, number>();
      const got = entries.map(([key, row]) => [table.get(key), (table.set(key, row), table.get(key))]);
      expect(got).toEqual(entries.map(([key, row]) => [map.get(key.join()), (map.set(key.join(), row), row)]));
    }),
  );
});
