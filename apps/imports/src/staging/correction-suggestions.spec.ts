import { NO_MAPPING } from '../mapping/table-mapping.js';
import { readRecord, sourceKeyOf } from '../mapping/row-record.js';
import type { StagedRow } from '../import/staged-row.js';
import { CorrectionSuggestions } from './correction-suggestions.js';

const source = { name: 'Öz Çay', address: 'Hal Yolu No:1, Rize' };
const values = [{ target: 'phone' as const, text: '0464 123 45 67' }];
const key = sourceKeyOf(readRecord(source, 'json', NO_MAPPING))!;
const offersOf = (rows: number) => {
  const offers = new CorrectionSuggestions({ fixes: [], edits: [{ key, values }] }, 'json', NO_MAPPING);
  for (let row = 1; row <= rows; row += 1) {
    offers.look({ row, source, business: null, warnings: [], refusal: null } as unknown as StagedRow);
  }
  return offers.all.edits;
};

it('offers an edit for the only row of its source, and none if the file repeats it', () => {
  expect(offersOf(1)).toEqual([{ row: 1, key, values }]);
  expect(offersOf(2)).toEqual([]);
  expect(offersOf(3)).toEqual([]);
});

if (process.env['FULL'])
  it('takes linear time for a row that a file repeats often', () => {
    const cpuOf = (rows: number) => {
      const before = process.cpuUsage();
      offersOf(rows);
      return process.cpuUsage(before).user;
    };
    cpuOf(5_000);
    expect(cpuOf(100_000)).toBeLessThan(cpuOf(10_000) * 30);
  });
