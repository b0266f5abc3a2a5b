import { type ImportSettings, PLAIN_IMPORT, type RowAction } from '@tedarik/commands';
import type { RowChoice } from '../import/import.schema.js';
import type { StagedRow } from '../import/staged-row.js';
import { mapRecord } from '../mapping/map-record.js';
import type { MappedBusiness } from '../mapping/mapped-row.js';
import { planRow, settledBusiness } from './plan-row.js';

const mapped = mapRecord({ name: 'Öz Lokanta', address: 'Bağdat Cad. 1, Kadıköy/İstanbul', type: 'restaurant' });
const business = (mapped as { business: MappedBusiness }).business;
const match = {
  by: 'name',
  businessId: 'there',
  slug: 'oz',
  name: 'Öz',
  address: 'Cadde 1',
  probability: null,
  reasons: [] as string[],
} as const;
const row = (over: Partial<StagedRow> = {}): StagedRow => ({
  row: 3,
  line: 3,
  source: {},
  warnings: [],
  forecast: 'new',
  refusal: null,
  match: null,
  earlierRow: null,
  business,
  ...over,
});
const duplicate = row({ forecast: 'duplicate', match: { ...match, kind: 'duplicate' } });
const branch = row({ forecast: 'branch', match: { ...match, kind: 'branch' } });
const doubtful = row({ forecast: 'doubtful', match: { ...match, kind: 'doubtful' } });
const choice = (action: RowAction | null, categoryNames: string[] | null = null): RowChoice => ({
  row: 3,
  forecast: 'new',
  earlierRow: null,
  action,
  categoryNames,
});
const plan = (one: StagedRow, chosen?: RowChoice, settings: Partial<ImportSettings> = {}, leads: number[] = []) =>
  planRow(one, chosen, { ...PLAIN_IMPORT, ...settings }, leads);
const there = { outcome: { outcome: 'duplicate', reason: 'business-exists', businessId: 'there', slug: 'oz' } };

it('IMP-JSON-07 by default adds new rows and leaves out duplicates', () => {
  expect(plan(row())).toEqual({ action: 'add', targetId: null, categoryNames: ['Restoran'] });
  expect(plan(duplicate)).toMatchObject(there);
});

it('K21 a possible branch is skipped as "branch-not-added" by default, not as an existing business', () => {
  const outcome = { outcome: 'skipped', reason: 'branch-not-added' };
  expect(plan(branch)).toMatchObject({ outcome });
  expect(plan(branch, undefined, { onBranch: 'skip' })).toMatchObject({ outcome });
});

it('IMP-JSON-07 IMP-JSON-41 treats duplicates and branches as the settings say', () => {
  expect(plan(duplicate, undefined, { onDuplicate: 'update' })).toMatchObject({ action: 'update', targetId: 'there' });
  expect(plan(branch, undefined, { onBranch: 'update' })).toMatchObject({ action: 'update', targetId: 'there' });
  expect(plan(branch, undefined, { onBranch: 'branch' })).toMatchObject({ action: 'branch', targetId: null });
});

it('treats doubtful rows by the choice for the row, then by the setting, and adds them by default', () => {
  expect(plan(doubtful)).toMatchObject({ action: 'add' });
  const left = { outcome: { outcome: 'skipped', reason: 'doubtful-not-added', businessId: null } };
  expect(plan(doubtful, undefined, { onDoubtful: 'skip' })).toMatchObject(left);
  expect(plan(doubtful, undefined, { onDoubtful: 'update' })).toMatchObject({ action: 'update', targetId: 'there' });
  expect(plan(doubtful, choice('add'), { onDoubtful: 'skip' })).toMatchObject({ action: 'add' });
  expect(plan(doubtful, choice('skip'))).toMatchObject(there);
});

it.each(['add', 'update', 'branch'] as const)('the choice "%s" for one row overrides the settings', (action) => {
  expect(plan(duplicate, choice(action))).toMatchObject({ action });
});

it('IMP-JSON-30 skips a row that was excluded in the review, whatever the settings say', () => {
  const excluded = plan(duplicate, choice('skip'), { onDuplicate: 'update' });
  expect(excluded).toMatchObject({ outcome: { outcome: 'skipped', reason: 'skipped-in-review', businessId: null } });
});

it('a row that repeats an earlier one is a duplicate if there is no business to update', () => {
  const repeated = row({ forecast: 'duplicate', earlierRow: 1 });
  const outcome = { outcome: 'duplicate', reason: 'duplicate-in-file', businessId: null };
  expect(plan(repeated, undefined, { onDuplicate: 'update' })).toMatchObject({ outcome });
});

it('sends the first row of a name as a branch when a later row of the same name may be stored before it', () => {
  expect(plan(row(), undefined, {}, [3])).toMatchObject({ action: 'branch' });
  expect(plan(row(), undefined, {}, [2])).toMatchObject({ action: 'add' });
});

it('skips a row without a city if the setting says so, unless an action was chosen for it', () => {
  const guessed = row({ warnings: ['guessed-city'] });
  const settings = { leaveOutWithoutCity: true };
  const outcome = { outcome: 'skipped', reason: 'city-not-found' };
  expect(plan(guessed, undefined, settings)).toMatchObject({ outcome });
  expect(plan(guessed, choice(null, ['Kasap']), settings)).toMatchObject({ outcome });
  expect(plan(guessed, choice('add'), settings)).toMatchObject({ action: 'add' });
  expect(plan(row(), undefined, settings)).toMatchObject({ action: 'add' });
  expect(plan({ ...duplicate, warnings: guessed.warnings }, undefined, settings)).toMatchObject(there);
});

it('uses the default city of the settings for a row without a city only', () => {
  const guessed = row({ warnings: ['guessed-city'] });
  const settings = { ...PLAIN_IMPORT, defaultCity: 'Ankara' };
  expect(settledBusiness(guessed, settings)?.location).toMatchObject({ city: 'Ankara', region: 'Ankara' });
  expect(settledBusiness(guessed, PLAIN_IMPORT)).toBe(guessed.business);
  expect(settledBusiness(row(), settings)).toEqual(row().business);
});

describe('the categories of a row', () => {
  const unknown = row({ business: { ...business, categoryNames: ['Diğer'], unknownType: 'Gizemli yer' } });
  const settings = {
    defaultCategory: 'Toptancı',
    typeCategories: [{ type: 'GİZEMLİ YER', category: 'Kafe', remember: false }],
  };
  const categoriesOf = (...args: Parameters<typeof plan>) =>
    (plan(...args) as { categoryNames: string[] }).categoryNames;

  it('IMP-JSON-38 come from the mapping of an unknown type, then from the default category', () => {
    expect(categoriesOf(unknown, undefined, settings)).toEqual(['Kafe']);
    expect(categoriesOf(unknown, undefined, { ...settings, typeCategories: [] })).toEqual(['Toptancı']);
    expect(categoriesOf(unknown)).toEqual(['Diğer']);
  });

  it('ignore the default category when a rule recognised the type', () => {
    expect(categoriesOf(row(), undefined, settings)).toEqual(['Restoran']);
  });

  it('K6: are replaced by the mapping of a recognised category', () => {
    const typeCategories = [{ type: 'restoran', category: 'Lokanta', remember: false }];
    expect(categoriesOf(row(), undefined, { typeCategories })).toEqual(['Lokanta']);
    const both = row({ business: { ...business, categoryNames: ['Restoran', 'Lokanta', 'Bar'] } });
    expect(categoriesOf(both, undefined, { typeCategories })).toEqual(['Lokanta', 'Bar']);
  });

  it('are the ones chosen for the row, before all others', () => {
    expect(categoriesOf(unknown, choice(null, ['Fırın']), settings)).toEqual(['Fırın']);
  });
});
