import { mapRecord } from '../mapping/map-record.js';
import { reviewOf, ROWS_NAMED } from './chunk-review.js';
import type { StagedRow } from './staged-row.js';

const row = (number: number, over: Partial<StagedRow> = {}): StagedRow => {
  const mapped = mapRecord({ name: `Çay ${number}`, address: 'Cadde 1, Kadıköy/İstanbul', type: 'tea_store' });
  if ('refused' in mapped) throw new Error(mapped.refused);
  const { business, warnings } = mapped;
  const staged = { row: number, line: number, source: {}, warnings, business };
  return { ...staged, forecast: 'new', refusal: null, match: null, earlierRow: null, ...over };
};

it('IMP-JSON-31 counts the rows of a chunk by forecast, and lists why rows are not new', () => {
  const review = reviewOf([
    row(1),
    row(2, { forecast: 'invalid', refusal: 'not-json', business: null }),
    row(3, { forecast: 'duplicate', earlierRow: 1 }),
    row(4, { forecast: 'branch', earlierRow: 1 }),
    row(5, { forecast: 'branch', earlierRow: 1 }),
  ]);
  expect(review).toMatchObject({ new: 1, duplicate: 1, branch: 2, invalid: 1, leads: [1] });
  expect(review.reasons).toEqual([
    { kind: 'invalid', reason: 'not-json', count: 1, rows: [2] },
    { kind: 'duplicate', reason: 'duplicate-in-file', count: 1, rows: [3] },
    { kind: 'branch', reason: 'branch-in-file', count: 2, rows: [4, 5] },
  ]);
  expect(review.categories).toEqual([{ name: 'Çay', count: 4 }]);
});

it('counts rows without a city by forecast', () => {
  const warnings = ['guessed-city'];
  const review = reviewOf([row(1, { warnings }), row(2), row(3, { warnings, forecast: 'duplicate', earlierRow: 1 })]);
  expect(review.withoutCity).toEqual({ new: 1, duplicate: 1, branch: 0, doubtful: 0, invalid: 0 });
});

it('counts each kind of warning once per row, and lists the first rows', () => {
  const rows = Array.from({ length: 30 }, (_, i) => row(i + 1, { warnings: ['unread-hours: a', 'unread-hours: b'] }));
  const [reason] = reviewOf(rows).reasons;
  expect(reason).toMatchObject({ kind: 'warning', reason: 'unread-hours', count: 30 });
  expect(reason!.rows).toHaveLength(ROWS_NAMED);
});
