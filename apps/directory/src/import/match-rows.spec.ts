import { anImportedBusiness } from '@tedarik/testing';
import type { KnownBusiness } from '../business/business.repository.js';
import { matchRows, toOutcome } from './match-rows.js';

const CATEGORY = '019a0000-0000-7000-8000-00000000000c';
const categories = new Map([[CATEGORY, 'Gıda']]);
const known = { id: 'known', slug: 'cay-evi', nameKey: 'cay evi', placeId: 'p-1' };
const TARGET = '019a0000-0000-7000-8000-00000000000a';
const target = (over = {}) => ({ id: TARGET, slug: 'bal-evi', nameKey: 'bal evi', placeId: null, ...over });
const row = (number: number, over = {}) =>
  anImportedBusiness({ row: number, categoryIds: [CATEGORY], placeId: null, ...over });
const match = (rows: ReturnType<typeof row>[], businesses: KnownBusiness[] = [known], targets = [target()]) => {
  let count = 0;
  const there = { businesses, targets: new Map(targets.map((one) => [one.id, one])), categories };
  return matchRows(rows, there, () => `new-${++count}`);
};
const outcomes = (...args: Parameters<typeof match>) => match(...args).map(toOutcome);

it('IMP-JSON-06 reports a name that exists in any spelling as a duplicate, with the business that has it', () => {
  expect(outcomes([row(1, { name: 'ÇAY EVİ' })])).toEqual([
    { row: 1, outcome: 'duplicate', reason: 'business-exists', businessId: 'known', slug: 'cay-evi' },
  ]);
});

it('IMP-JSON-07 recognises a place by its id under another name, before it compares names', () => {
  const namesake = { id: 'other', slug: 'bal-evi', nameKey: 'bal evi', placeId: 'p-2' };
  expect(outcomes([row(1, { name: 'Bal Evi', placeId: 'p-1' })], [namesake, known])).toMatchObject([
    { outcome: 'duplicate', businessId: 'known' },
  ]);
});

it('the first row of a batch wins, by name and by place id', () => {
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

it('refuses a row with an unknown category, and leaves its name to the next row', () => {
  const lost = row(1, { name: 'Süt', categoryIds: [CATEGORY.replace('c', 'd')] });
  expect(outcomes([lost, row(2, { name: 'Süt' })])).toMatchObject([
    { outcome: 'invalid', reason: 'category-unknown', businessId: null },
    { outcome: 'created' },
  ]);
});

it('IMP-JSON-41 allows a branch with a known name, but not with a known place id', () => {
  const matched = match([
    row(1, { name: 'Çay Evi', action: 'branch' }),
    row(2, { name: 'Çay Evi', action: 'branch', placeId: 'p-1' }),
    row(3, { name: 'Süt', action: 'branch', placeId: 'p-9' }),
    row(4, { name: 'Süt', action: 'branch', placeId: 'p-9' }),
    row(5, { name: 'Süt', action: 'branch' }),
    row(6, { name: 'Süt' }),
  ]);
  expect(matched).toMatchObject([
    { outcome: 'created', isNamesake: true },
    { outcome: 'duplicate', business: { id: 'known' } },
    { outcome: 'created', isNamesake: false },
    { outcome: 'duplicate', business: { id: 'new-2' } },
    { outcome: 'created', isNamesake: true },
    { outcome: 'duplicate', business: { id: 'new-2' } },
  ]);
});

describe('IMP-JSON-07 a row that updates a business', () => {
  const update = (number: number, over = {}) => row(number, { action: 'update', targetId: TARGET, ...over });

  it('updates the chosen business, even if another one has the name of the row', () => {
    expect(outcomes([update(1, { name: 'Çay Evi' })])).toEqual([
      { row: 1, outcome: 'updated', reason: null, businessId: TARGET, slug: 'bal-evi' },
    ]);
  });

  it('is refused when that business or a category does not exist', () => {
    expect(outcomes([update(1)], [known], [])).toEqual([
      { row: 1, outcome: 'invalid', reason: 'business-not-found', businessId: null, slug: null },
    ]);
    const lost = update(1, { categoryIds: [CATEGORY.replace('c', 'd')] });
    expect(outcomes([lost])).toMatchObject([{ outcome: 'invalid', reason: 'category-unknown' }]);
  });

  it.each([
    ['gives its place id to one that has none', target(), 'p-9', 'p-9'],
    ['leaves a place id as it is', target({ placeId: 'p-2' }), 'p-9', 'p-2'],
    ['takes no place id from another', target(), 'p-1', null],
  ])('%s', (_what, before, placeId, after) => {
    expect(match([update(1, { placeId })], [known], [before])).toMatchObject([{ business: { placeId: after } }]);
  });

  it('makes later rows with the same place id duplicates', () => {
    expect(outcomes([update(1, { placeId: 'p-9' }), row(2, { name: 'Süt', placeId: 'p-9' })])).toMatchObject([
      { outcome: 'updated' },
      { outcome: 'duplicate', businessId: TARGET },
    ]);
  });
});
