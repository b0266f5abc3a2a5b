import { anImportedBusiness } from '@tedarik/testing';
import { matchRows, toOutcome } from './match-rows.js';

const CATEGORY = '019a0000-0000-7000-8000-00000000000c';
const categories = new Map([[CATEGORY, 'Gıda']]);
const known = { id: 'known', slug: 'cay-evi', nameKey: 'cay evi', placeId: 'p-1' };
const row = (number: number, over = {}) =>
  anImportedBusiness({ row: number, categoryIds: [CATEGORY], placeId: null, ...over });
const match = (rows: ReturnType<typeof row>[], there = [known]) => {
  let count = 0;
  return matchRows(rows, there, categories, () => `new-${++count}`);
};
const outcomes = (...args: Parameters<typeof match>) => match(...args).map(toOutcome);

it('IMP-JSON-06 refuses a name that is there, however it is written, and says who has it', () => {
  expect(outcomes([row(1, { name: 'ÇAY EVİ' })])).toEqual([
    { row: 1, outcome: 'duplicate', reason: 'business-exists', businessId: 'known', slug: 'cay-evi' },
  ]);
});

it('IMP-JSON-07 knows a place again under another name, before it looks at the name', () => {
  const namesake = { id: 'other', slug: 'bal-evi', nameKey: 'bal evi', placeId: 'p-2' };
  expect(outcomes([row(1, { name: 'Bal Evi', placeId: 'p-1' })], [namesake, known])).toMatchObject([
    { outcome: 'duplicate', businessId: 'known' },
  ]);
});

it('lets the first row of a batch win, by name and by place id', () => {
  const matched = match([
    row(1, { name: 'Süt', placeId: 'p-9' }),
    row(2, { name: 'SÜT' }),
    row(3, { name: 'Kefir', placeId: 'p-9' }),
  ]);
  expect(matched.map(toOutcome)).toMatchObject([
    { row: 1, outcome: 'created', businessId: 'new-1' },
    { row: 2, outcome: 'duplicate', businessId: 'new-1' },
    { row: 3, outcome: 'duplicate', businessId: 'new-1' },
  ]);
});

it('refuses a row whose category is not there, and leaves its name to the next', () => {
  const lost = row(1, { name: 'Süt', categoryIds: [CATEGORY.replace('c', 'd')] });
  expect(outcomes([lost, row(2, { name: 'Süt' })])).toMatchObject([
    { outcome: 'invalid', reason: 'category-unknown', businessId: null },
    { outcome: 'created' },
  ]);
});
