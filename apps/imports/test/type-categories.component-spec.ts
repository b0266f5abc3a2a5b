import {
  type AskContext,
  DeleteTypeCategory,
  GetImportReview,
  ListTypeCategories,
  type ReplyOf,
  SaveTypeCategory,
} from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { RunningImports } from './running-imports.js';

const imports = new RunningImports();
beforeAll(() => imports.start(), 120_000);
afterAll(() => imports.stop(), 60_000);

const admin: AskContext = { actor: { kind: 'back-office', id: 'a-1', name: 'Ayşe Yılmaz' } };
const save = (type: string, category: string) => imports.ask(SaveTypeCategory, { type, category }, admin);
const remove = (type: string) => imports.ask(DeleteTypeCategory, { type }, admin);
const entryOf = async (type: string): Promise<ReplyOf<typeof ListTypeCategories>['entries']> => {
  const { entries } = await imports.ask(ListTypeCategories, {});
  return entries.filter((entry) => entry.type === type);
};
const categoriesOf = async (id: string) =>
  (await imports.ask(GetImportReview, { id })).categories.map(({ name }) => name);
const aStore = (name: string, type: string) => ({ name, type, address: 'Bağdat Cad. No:1, 34710 Kadıköy/İstanbul' });

it('IMP-JSON-15 IMP-JSON-16 lists the whole table, an entry of a type', async () => {
  const { entries } = await imports.ask(ListTypeCategories, {});
  expect(entries).toContainEqual({ type: 'restaurant', category: 'Restoran', origin: 'built-in' });
  expect(new Set(entries.map(({ type }) => type)).size).toBe(entries.length);
});

it("IMP-JSON-16 puts an entry of one's own in place of the built-in one, until it is taken away", async () => {
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

it('IMP-JSON-37 IMP-JSON-38 holds for later imports only', async () => {
  const records = [aStore('Nargile 1', 'Nargile kafesi'), aStore('Fırın 2', 'bakery')];
  const earlier = await imports.reviewed(records);
  expect(await categoriesOf(earlier)).toEqual(expect.arrayContaining(['Diğer', 'Fırın']));

  await save('nargile_kafesi', 'Nargile');
  await save('bakery', 'Ekmek');
  expect(await categoriesOf(earlier)).toEqual(expect.arrayContaining(['Diğer', 'Fırın']));

  const later = await imports.reviewed(records);
  expect(await categoriesOf(later)).toEqual(expect.arrayContaining(['Nargile', 'Ekmek']));
  expect((await imports.ask(GetImportReview, { id: later })).unknownTypes).toEqual([]);
});

it('refuses an entry of nothing but signs', async () => {
  for (const [type, category] of [
    ['_-_', 'Kafe'],
    ['kafe', ' \u00a0'],
    ['<b></b>', 'Kafe'],
  ] as const) {
    await expect(save(type, category)).rejects.toMatchObject({ failure: { code: 'bad-request' } });
  }
});

it('puts on record who changed which entry, once per command', async () => {
  const commandId = newId();
  const entry = { type: 'zeytin_evi', category: 'Zeytin' };
  await imports.ask(SaveTypeCategory, entry, { ...admin, commandId });
  await imports.ask(SaveTypeCategory, entry, { ...admin, commandId });
  await save('Zeytin Evi', 'Zeytinyağı');
  await remove('zeytin evi');
  const recorded = (await imports.recorded('place-type')).filter(({ record }) => record.id === 'zeytin evi');
  expect(recorded.map(({ actor, action, before, after }) => [actor?.name, action, before, after])).toEqual([
    ['Ayşe Yılmaz', 'created', null, entry],
    ['Ayşe Yılmaz', 'changed', entry, { type: 'Zeytin Evi', category: 'Zeytinyağı' }],
    ['Ayşe Yılmaz', 'deleted', { type: 'Zeytin Evi', category: 'Zeytinyağı' }, null],
  ]);
});
