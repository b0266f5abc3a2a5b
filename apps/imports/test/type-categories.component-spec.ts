import {
  type RequestContext,
  DeleteTypeCategory,
  GetImportReview,
  ListTypeCategories,
  type ReplyOf,
  SaveTypeCategory,
} from '@tedarik/commands';
import { CategoryChanged, CategoryDeleted } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);

const admin: RequestContext = { actor: { kind: 'back-office', id: 'a-1', name: 'Ayşe Yılmaz' } };
const save = (type: string, category: string) => imports.send(SaveTypeCategory, { type, category }, admin);
const remove = (type: string) => imports.send(DeleteTypeCategory, { type }, admin);
const entryOf = async (type: string): Promise<ReplyOf<typeof ListTypeCategories>['entries']> => {
  const { entries } = await imports.send(ListTypeCategories, {});
  return entries.filter((entry) => entry.type === type);
};
const categoriesOf = async (id: string) =>
  (await imports.send(GetImportReview, { id })).categories.map(({ name }) => name);
const aStore = (name: string, type: string) => ({ name, type, address: 'Bağdat Cad. No:1, 34710 Kadıköy/İstanbul' });

it('IMP-JSON-15 IMP-JSON-16 lists the whole table, one entry per type', async () => {
  const { entries } = await imports.send(ListTypeCategories, {});
  expect(entries).toContainEqual({ type: 'restaurant', category: 'Restoran', origin: 'built-in' });
  expect(new Set(entries.map(({ type }) => type)).size).toBe(entries.length);
});

it('IMP-JSON-16 replaces the built-in entry by an own entry until that is removed', async () => {
  await save('Coffee-Shop', 'Kahve Dükkânı');
  expect(await entryOf('coffee shop')).toEqual([]);
  expect(await entryOf('Coffee-Shop')).toEqual([{ type: 'Coffee-Shop', category: 'Kahve Dükkânı', origin: 'own' }]);

  await save('coffee_shop', 'Kahveci');
  expect(await entryOf('Coffee-Shop')).toEqual([]);
  expect(await entryOf('coffee_shop')).toEqual([{ type: 'coffee_shop', category: 'Kahveci', origin: 'own' }]);

  await remove('COFFEE SHOP');
  await remove('COFFEE SHOP');
  expect(await entryOf('coffee shop')).toEqual([{ type: 'coffee shop', category: 'Kafe', origin: 'built-in' }]);
});

it('IMP-JSON-37 IMP-JSON-38 applies an entry to later imports only', async () => {
  const records = [aStore('Nargile 1', 'Nargile kafesi'), aStore('Fırın 2', 'bakery')];
  const earlier = await imports.reviewed(records);
  expect(await categoriesOf(earlier)).toEqual(expect.arrayContaining(['Diğer', 'Fırın']));

  await save('nargile_kafesi', 'Nargile');
  await save('bakery', 'Ekmek');
  expect(await categoriesOf(earlier)).toEqual(expect.arrayContaining(['Diğer', 'Fırın']));

  const later = await imports.reviewed(records);
  expect(await categoriesOf(later)).toEqual(expect.arrayContaining(['Nargile', 'Ekmek']));
  expect((await imports.send(GetImportReview, { id: later })).unknownTypes).toEqual([]);
});

it('refuses an entry whose type or category consists only of signs, spaces or tags', async () => {
  for (const [type, category] of [
    ['_-_', 'Kafe'],
    ['kafe', ' \u00a0'],
    ['<b></b>', 'Kafe'],
  ] as const) {
    await expect(save(type, category)).rejects.toMatchObject({ failure: { code: 'bad-request' } });
  }
});

it('audits who changed which entry, once per command', async () => {
  const commandId = newId();
  const entry = { type: 'zeytin_evi', category: 'Zeytin' };
  await imports.send(SaveTypeCategory, entry, { ...admin, commandId });
  await imports.send(SaveTypeCategory, entry, { ...admin, commandId });
  await save('Zeytin Evi', 'Zeytinyağı');
  await remove('zeytin evi');
  const recorded = (await imports.recorded('place-type')).filter(({ record }) => record.id === 'zeytin evi');
  expect(recorded.map(({ actor, action, before, after }) => [actor?.name, action, before, after])).toEqual([
    ['Ayşe Yılmaz', 'created', null, entry],
    ['Ayşe Yılmaz', 'changed', entry, { type: 'Zeytin Evi', category: 'Zeytinyağı' }],
    ['Ayşe Yılmaz', 'deleted', { type: 'Zeytin Evi', category: 'Zeytinyağı' }, null],
  ]);
});

describe('K16 merging and renaming categories', () => {
  const categoryOf = async (type: string) => (await entryOf(type))[0]?.category ?? null;
  const becomes = (type: string, category: string | null) =>
    eventually(`${type} leads to ${category ?? 'nothing of its own'}`, async () =>
      expect(await categoryOf(type)).toBe(category),
    );
  const merged = (id: string, version: number, name: string, into: string) =>
    imports.announce(
      CategoryDeleted,
      { id, slug: 'x', deletedAt: new Date().toISOString(), merged: { name, into } },
      version,
    );
  const thereAgain = (id: string, version: number, name: string) =>
    imports.announce(
      CategoryChanged,
      { id, slug: 'x', name, sortKey: 'x', sortOrder: null, description: null },
      version,
    );

  it('K16 a merge maps the old name and own entries of it to the new name, so imports do not create the old category again', async () => {
    await save('poğaça evi', 'Kasap');
    const id = newId();
    await merged(id, 2, 'Kasap', 'Et ve Şarküteri');
    await becomes('Kasap', 'Et ve Şarküteri');
    expect(await entryOf('poğaça evi')).toMatchObject([{ category: 'Et ve Şarküteri', origin: 'own' }]);
    const review = await imports.reviewed([
      aStore('Merkez', 'butcher_shop'),
      aStore('Kıyı', 'Kasap dükkanı kasap'),
      aStore('Ev', 'poğaça evi'),
    ]);
    expect(await categoriesOf(review)).toEqual(['Et ve Şarküteri']);
  });

  it('K16 a second merge also redirects the names that the first one redirected', async () => {
    await merged(newId(), 2, 'Bar', 'İçki');
    await merged(newId(), 2, 'İçki', 'İçecekler');
    await becomes('İçki', 'İçecekler');
    expect(await categoryOf('Bar')).toBe('İçecekler');
  });

  it('K16 undoing a merge restores the table, even if the merge event arrives again late', async () => {
    await save('simit sarayı', 'Manav');
    const id = newId();
    await merged(id, 2, 'Manav', 'Sebze ve Meyve');
    await becomes('Manav', 'Sebze ve Meyve');
    await thereAgain(id, 3, 'Manav');
    await merged(id, 2, 'Manav', 'Sebze ve Meyve');
    await becomes('Manav', null);
    expect(await categoryOf('simit sarayı')).toBe('Manav');
  });

  const renamed = (id: string, version: number, renamedFrom: string, name: string) =>
    imports.announce(
      CategoryChanged,
      { id, slug: 'x', name, sortKey: 'x', sortOrder: null, description: null, renamedFrom },
      version,
    );

  it('K16 a rename redirects the old name until a new category takes that name', async () => {
    await save('balık hali', 'Balıkçı');
    const id = newId();
    await renamed(id, 2, 'Balıkçı', 'Su Ürünleri');
    await becomes('Balıkçı', 'Su Ürünleri');
    expect(await categoryOf('balık hali')).toBe('Su Ürünleri');
    await thereAgain(id, 3, 'Su Ürünleri');
    await merged(newId(), 2, 'Liman', 'Lojistik');
    await becomes('Liman', 'Lojistik');
    expect(await categoryOf('balık hali')).toBe('Su Ürünleri');
    await thereAgain(newId(), 1, 'Balıkçı');
    await becomes('Balıkçı', null);
  });

  it('K16 events that are redelivered from before a rename do not remove its redirect', async () => {
    const id = newId();
    await thereAgain(id, 1, 'Fidanlık');
    await renamed(id, 2, 'Fidanlık', 'Bahçe');
    await becomes('Fidanlık', 'Bahçe');
    await thereAgain(id, 1, 'Fidanlık');
    await renamed(id, 2, 'Fidanlık', 'Bahçe');
    await merged(newId(), 2, 'Ambar', 'Lojistik');
    await becomes('Ambar', 'Lojistik');
    expect(await categoryOf('Fidanlık')).toBe('Bahçe');
  });

  it('K16 a name that a category gets back is no longer redirected', async () => {
    const id = newId();
    await renamed(id, 2, 'Fırıncı', 'Fırınlar');
    await becomes('Fırıncı', 'Fırınlar');
    await renamed(id, 3, 'Fırınlar', 'Fırıncı');
    await becomes('Fırınlar', 'Fırıncı');
    expect(await categoryOf('Fırıncı')).toBeNull();
  });

  it('K16 a redelivered merge does not restore an entry that was removed since', async () => {
    const id = newId();
    await merged(id, 2, 'Tahıl', 'Bakliyat');
    await becomes('Tahıl', 'Bakliyat');
    await remove('Tahıl');
    await merged(id, 2, 'Tahıl', 'Bakliyat');
    await merged(newId(), 2, 'Depo', 'Lojistik');
    await becomes('Depo', 'Lojistik');
    expect(await categoryOf('Tahıl')).toBeNull();
  });
});
