import fc from 'fast-check';
import { digestOf, RowsByKey } from './rows-by-key.js';

it('finds every row by its key, and none by another one', () => {
  const rows = new RowsByKey();
  const MANY = 50_000;
  for (let row = 1; row <= MANY; row += 1) rows.set(digestOf(`işletme ${row}`), row);
  for (let row = 1; row <= MANY; row += 1) expect(rows.get(digestOf(`işletme ${row}`))).toBe(row);
  for (let row = 1; row <= MANY; row += 1) expect(rows.get(digestOf(`şirket ${row}`))).toBeUndefined();
});

it('behaves as a Map does, with digests that fall into one slot, too', () => {
  const digest = fc.tuple(fc.constantFrom(0, 1, 1_024, 2_048, 4_096, 2 ** 32 - 1), fc.integer({ min: 0, max: 400 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(digest, fc.integer({ min: 1, max: 200_000 })), { maxLength: 2_000 }), (entries) => {
      const rows = new RowsByKey();
      const map = new Map<string, number>();
      for (const [key, row] of entries) {
        expect(rows.get(key)).toBe(map.get(key.join()));
        rows.set(key, row);
        map.set(key.join(), row);
        expect(rows.get(key)).toBe(row);
      }
    }),
  );
});
