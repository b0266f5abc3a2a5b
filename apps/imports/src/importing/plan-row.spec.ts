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

it('IMP-JSON-07 adds what is new and leaves out what is there while nobody says otherwise', () => {
  expect(plan(row())).toEqual({ action: 'add', targetId: null, categoryNames: ['Restoran'] });
  expect(plan(duplicate)).toMatchObject(there);
});

it('K21 a possible branch that nobody takes in is left out as one, and not called a business that is there already', () => {
  const outcome = { outcome: 'skipped', reason: 'branch-not-added' };
  expect(plan(branch)).toMatchObject({ outcome });
  expect(plan(branch, undefined, { onBranch: 'skip' })).toMatchObject({ outcome });
});

it('IMP-JSON-07 IMP-JSON-41 does with duplicates and branches what the settings say', () => {
  expect(plan(duplicate, undefined, { onDuplicate: 'update' })).toMatchObject({ action: 'update', targetId: 'there' });
  expect(plan(branch, undefined, { onBranch: 'update' })).toMatchObject({ action: 'update', targetId: 'there' });
  expect(plan(branch, undefined, { onBranch: 'branch' })).toMatchObject({ action: 'branch', targetId: null });
});

it('does with rows in doubt what was chosen for them, else what the setting says, and adds them where it says nothing', () => {
  expect(plan(doubtful)).toMatchObject({ action: 'add' });
  const left = { outcome: { outcome: 'skipped', reason: 'doubtful-not-added', businessId: null } };
  expect(plan(doubtful, undefined, { onDoubtful: 'skip' })).toMatchObject(left);
  expect(plan(doubtful, undefined, { onDoubtful: 'update' })).toMatchObject({ action: 'update', targetId: 'there' });
  expect(plan(doubtful, choice('add'), { onDoubtful: 'skip' })).toMatchObject({ action: 'add' });
  expect(plan(doubtful, choice('skip'))).toMatchObject(there);
});

it.each(['add', 'update', 'branch'] as const)('lets the choice "%s" for one row stand over the settings', (action) => {
  expect(plan(duplicate, choice(action))).toMatchObject({ action });
});

it('IMP-JSON-30 leaves out the row that somebody excluded, whatever the settings say', () => {
  const excluded = plan(duplicate, choice('skip'), { onDuplicate: 'update' });
  expect(excluded).toMatchObject({ outcome: { outcome: 'skipped', reason: 'skipped-in-review', businessId: null } });
});

it('takes for a duplicate what repeats an earlier row and has no business to update', () => {
  const repeated = row({ forecast: 'duplicate', earlierRow: 1 });
  const outcome = { outcome: 'duplicate', reason: 'duplicate-in-file', businessId: null };
  expect(plan(repeated, undefined, { onDuplicate: 'update' })).toMatchObject({ outcome });
});

it('sends the first row of a name as a branch when a later one of it may be there before', () => {
  expect(plan(row(), undefined, {}, [3])).toMatchObject({ action: 'branch' });
  expect(plan(row(), undefined, {}, [2])).toMatchObject({ action: 'add' });
});

it('leaves out a row that names no city where the settings say so, unless somebody chose for it', () => {
  const guessed = row({ warnings: ['guessed-city'] });
  const settings = { leaveOutWithoutCity: true };
  const outcome = { outcome: 'skipped', reason: 'city-not-found' };
  expect(plan(guessed, undefined, settings)).toMatchObject({ outcome });
  expect(plan(guessed, choice(null, ['Kasap']), settings)).toMatchObject({ outcome });
  expect(plan(guessed, choice('add'), settings)).toMatchObject({ action: 'add' });
  expect(plan(row(), undefined, settings)).toMatchObject({ action: 'add' });
  expect(plan({ ...duplicate, warnings: guessed.warnings }, undefined, settings)).toMatchObject(there);
});

it('puts a row that names no city where the settings say, and leaves others', () => {
  const guessed = row({ warnings: ['guessed-city'] });
  const settings = { ...PLAIN_IMPORT, defaultCity: 'Ankara' };
  expect(settledBusiness(guessed, settings)?.location).toMatchObject({ city: 'Ankara', region: 'Ankara' });
  expect(settledBusiness(guessed, PLAIN_IMPORT)).toBe(guessed.business);
  expect(settledBusiness(row(), settings)).toEqual(row().business);
});

describe('categories of a row', () => {
  const unknown = row({ business: { ...business, categoryNames: ['Diğer'], unknownType: 'Gizemli yer' } });
  const settings = {
    defaultCategory: 'Toptancı',
    typeCategories: [{ type: 'GİZEMLİ YER', category: 'Kafe', remember: false }],
  };
  const categoriesOf = (...args: Parameters<typeof plan>) =>
    (plan(...args) as { categoryNames: string[] }).categoryNames;

  it('IMP-JSON-38 are those that its type was mapped to, then the default', () => {
    expect(categoriesOf(unknown, undefined, settings)).toEqual(['Kafe']);
    expect(categoriesOf(unknown, undefined, { ...settings, typeCategories: [] })).toEqual(['Toptancı']);
    expect(categoriesOf(unknown)).toEqual(['Diğer']);
  });

  it('are left alone where a rule knew the type', () => {
    expect(categoriesOf(row(), undefined, settings)).toEqual(['Restoran']);
  });

  it('K6: are those that somebody puts in the place of categories that would be made', () => {
    const typeCategories = [{ type: 'restoran', category: 'Lokanta', remember: false }];
    expect(categoriesOf(row(), undefined, { typeCategories })).toEqual(['Lokanta']);
    const both = row({ business: { ...business, categoryNames: ['Restoran', 'Lokanta', 'Bar'] } });
    expect(categoriesOf(both, undefined, { typeCategories })).toEqual(['Lokanta', 'Bar']);
  });

  it('are the chosen ones before all others', () => {
    expect(categoriesOf(unknown, choice(null, ['Fırın']), settings)).toEqual(['Fırın']);
  });
});
