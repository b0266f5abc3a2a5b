import type { Review, ReviewedRow } from './review.js';
import { PLAIN_SETTINGS } from '../source/plain-settings.js';
import { includedIn, overwrittenIn, possibleActions, recounted, recountedWithoutCity } from './chosen.js';

const review = (over: Partial<Review> = {}): Review => ({
  separator: null,
  settings: PLAIN_SETTINGS,
  new: 10,
  duplicate: 5,
  branch: 3,
  doubtful: 0,
  invalid: 2,
  reasons: [
    { kind: 'duplicate', reason: 'duplicate-in-file', count: 2, rows: [4, 5] },
    { kind: 'branch', reason: 'branch-in-file', count: 1, rows: [9] },
  ],
  unknownTypes: [],
  categories: [],
  chosen: [],
  constants: [],
  ...over,
});
const match = { kind: 'duplicate', by: 'name', businessId: 'b', slug: 's', name: 'n', address: 'a' } as const;

describe('the number of businesses to import', () => {
  it('IMP-JSON-06 counts only new businesses under the default settings', () => {
    expect(includedIn(review(), PLAIN_SETTINGS)).toBe(10);
  });

  it('IMP-JSON-31 counts updates of existing businesses, but not of repetitions within the file', () => {
    expect(includedIn(review(), { ...PLAIN_SETTINGS, onDuplicate: 'update' })).toBe(13);
    expect(includedIn(review(), { ...PLAIN_SETTINGS, onBranch: 'update' })).toBe(12);
  });

  it('IMP-JSON-41 counts branches, including those of businesses in the same file', () => {
    expect(includedIn(review(), { ...PLAIN_SETTINGS, onBranch: 'branch' })).toBe(13);
  });

  it('IMP-JSON-07 IMP-JSON-30 counts rows with their own choice by that choice instead of the settings', () => {
    const chosen: Review['chosen'] = [
      { forecast: 'new', action: 'skip', count: 4 },
      { forecast: 'duplicate', action: 'update', count: 1 },
      { forecast: 'branch', action: 'branch', count: 2 },
    ];
    expect(includedIn(review({ chosen }), PLAIN_SETTINGS)).toBe(6 + 1 + 2);
    expect(includedIn(review({ chosen }), { ...PLAIN_SETTINGS, onBranch: 'branch' })).toBe(6 + 1 + 3);
  });
});

it('K3: counts the businesses that are overwritten', () => {
  expect(overwrittenIn(review(), PLAIN_SETTINGS)).toBe(0);
  expect(overwrittenIn(review(), { ...PLAIN_SETTINGS, onDuplicate: 'update', onBranch: 'branch' })).toBe(3);
  const chosen: Review['chosen'] = [{ forecast: 'branch', action: 'update', count: 2 }];
  expect(overwrittenIn(review({ chosen }), PLAIN_SETTINGS)).toBe(2);
});

it('IMP-JSON-07 offers the actions that are possible for a row', () => {
  expect(possibleActions({ forecast: 'new', match: null })).toEqual(['skip']);
  expect(possibleActions({ forecast: 'duplicate', match })).toEqual(['skip', 'update', 'branch']);
  expect(possibleActions({ forecast: 'duplicate', match: { ...match, by: 'place-id' } })).toEqual(['skip', 'update']);
  expect(possibleActions({ forecast: 'duplicate', match: null })).toEqual(['skip']);
  expect(possibleActions({ forecast: 'branch', match: null })).toEqual(['skip', 'branch']);
  expect(possibleActions({ forecast: 'invalid', match: null })).toEqual([]);
});

it('updates the counts when a choice is made and when it is undone', () => {
  const row = (action: ReviewedRow['action']) => ({ forecast: 'new', action }) as ReviewedRow;
  const chosen: Review['chosen'] = [{ forecast: 'branch', action: 'skip', count: 3 }];
  const once = recounted(chosen, row(null), row('skip'));
  expect(once).toEqual([...chosen, { forecast: 'new', action: 'skip', count: 1 }]);
  expect(recounted(once, row('skip'), row(null))).toEqual(chosen);
});

describe('rows without a city', () => {
  const counts = [{ forecast: 'new', count: 3 }] as const;

  it('are not counted when the settings leave them out', () => {
    const settings = { ...PLAIN_SETTINGS, leaveOutWithoutCity: true };
    expect(includedIn(review({ withoutCity: [...counts] }), settings)).toBe(7);
    expect(includedIn(review({ withoutCity: [...counts] }), PLAIN_SETTINGS)).toBe(10);
  });

  it('are counted without those that have their own choice', () => {
    const row = (action: ReviewedRow['action'], warnings = ['guessed-city']) =>
      ({ forecast: 'new', action, warnings }) as ReviewedRow;
    const after = (was: ReviewedRow, is: ReviewedRow) => recountedWithoutCity([...counts], was, is)?.[0]?.count;
    expect(after(row(null), row('skip'))).toBe(2);
    expect(after(row('skip'), row(null))).toBe(4);
    expect(after(row('skip'), row('update'))).toBe(3);
    expect(after(row(null, []), row('skip', []))).toBe(3);
  });
});
