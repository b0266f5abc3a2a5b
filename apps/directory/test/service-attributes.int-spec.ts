import { aBusinessInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { ListedBusinesses } from '../src/reading/listed-businesses.js';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { ServiceAttributes } from '../src/records/service-attributes.js';
import { Sweeper } from '../src/sweep/sweeper.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());

const attributes = () => directory.get(ServiceAttributes);
const list = async (request: Partial<Parameters<ServiceAttributes['list']>[0]> = {}) =>
  attributes().list({ search: '', page: 1, pageSize: 20, sort: 'order', descending: false, ...request });
const names = async (request?: Parameters<typeof list>[0]) =>
  (await list(request)).serviceAttributes.map(({ name }) => name);
const create = (name: string, sortOrder: number | null = null) =>
  attributes().create({ name, description: null, sortOrder }, {});
const business = (name: string, serviceAttributeIds: string[], status: 'active' | 'pending' = 'active') =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, status, serviceAttributeIds }) }, {});
const update = (id: string, revision: number, changes: object) =>
  directory.get(BusinessForms).update({ id, revision, changes }, {});
const namesAt = async (id: string) =>
  (await directory.get(BusinessForms).get({ id })).business?.serviceAttributes.map(({ name }) => name);
const counted = () => directory.get(CountsAggregator).now();
const swept = async () => {
  while (!(await directory.get(Sweeper).now()));
};

describe('service attributes', () => {
  it('are initially six, in their sort order', async () => {
    expect(await names()).toEqual([
      'Toptan satış',
      'Perakende satış',
      'Kargo ile gönderim',
      'İhracat',
      'Fason üretim',
      'Numune gönderimi',
    ]);
  });

  it('are sorted by their number; those without one come last, by name', async () => {
    await create('Soğuk zincir');
    await create('Şoförlü teslimat', 3);
    await create('Adrese teslim');
    expect((await names()).slice(2)).toEqual([
      'Kargo ile gönderim',
      'Şoförlü teslimat',
      'İhracat',
      'Fason üretim',
      'Numune gönderimi',
      'Adrese teslim',
      'Soğuk zincir',
    ]);
    expect(await rejectionOf(create('Franchise', 1_000))).toMatchObject({
      code: 'service-attribute-refused',
      fieldErrors: [{ field: 'sortOrder', code: 'out-of-range' }],
    });
  });

  it('have unique folded names, also when a deleted one is restored', async () => {
    expect(await rejectionOf(create('IHRACAT'))).toMatchObject({ code: 'name-taken' });
    const { id } = (await list({ search: 'ihracat' })).serviceAttributes[0]!;
    await attributes().delete({ ids: [id] }, {});
    expect(await names({ search: 'ihracat' })).toEqual([]);
    const { id: other, revision } = await create('İHRACAT');
    const restored = () => attributes().restore({ ids: [id] }, {});
    expect((await restored()).outcomes).toEqual([{ id, outcome: 'refused', code: 'name-taken' }]);
    await attributes().update({ id: other, revision, name: 'Dış satış', description: null, sortOrder: 4 }, {});
    expect((await restored()).outcomes).toEqual([{ id, outcome: 'done', code: null }]);
  });

  it('are listed with the number of businesses that have them, whatever their status', async () => {
    const { id } = await create('Soğuk zincir');
    await business('Bir', [id]);
    await business('İki', [id], 'pending');
    await counted();
    expect((await list({ sort: 'businesses', descending: true })).serviceAttributes[0]).toMatchObject({
      name: 'Soğuk zincir',
      businessCount: 2,
    });
  });
});

describe('service attributes of a business', () => {
  it('are stored without duplicates, shown in the order of the list, and published', async () => {
    const [late, early] = [await create('Soğuk zincir', 20), await create('Adrese teslim', 10)];
    const { id } = await business('Bir', [late.id, early.id, late.id]);
    expect(await namesAt(id)).toEqual(['Adrese teslim', 'Soğuk zincir']);
    expect(await directory.told({ subject: /business\.changed/ })).toMatchObject([
      { aggregateId: id, envelope: { data: { serviceAttributeIds: [late.id, early.id] } } },
    ]);
  });

  it('stay unchanged when a save leaves them out, and can be removed', async () => {
    const { id: service } = await create('Soğuk zincir');
    const { id } = await business('Bir', [service]);
    expect(await update(id, 1, { photosCount: 2 })).toMatchObject({ serviceAttributes: [{ name: 'Soğuk zincir' }] });
    expect(await update(id, 2, { serviceAttributeIds: [] })).toMatchObject({ serviceAttributes: [] });
  });

  it('must exist; one that was deleted is no longer shown and does not make a save fail', async () => {
    const unknown = anId();
    expect(await rejectionOf(business('Bir', [unknown]))).toMatchObject({
      code: 'service-attribute-unknown',
      fieldErrors: [{ field: 'serviceAttributeIds', code: 'service-attribute-unknown' }],
    });
    const { id: service } = await create('Soğuk zincir');
    const { id } = await business('Bir', [service]);
    await attributes().delete({ ids: [service] }, {});
    expect(await namesAt(id)).toEqual([]);
    expect(await update(id, 1, { photosCount: 2 })).toMatchObject({ serviceAttributeIds: [] });
    await swept();
  });

  it('filter the lists of the site to businesses that have all of them, and are among the reference tables', async () => {
    const [cold, fast] = [await create('Soğuk zincir', 7), await create('Adrese teslim')];
    await business('Soğukçu', [cold.id]);
    await business('İkisi de', [cold.id, fast.id]);
    await business('Gizli', [cold.id, fast.id], 'pending');
    const found = async (...serviceAttributeIds: string[]) => {
      const request = { words: [], categoryIds: [], serviceAttributeIds, sort: 'name' as const, page: 1, pageSize: 9 };
      return (await directory.get(ListedBusinesses).list(request)).businesses.map(({ name }) => name);
    };
    expect(await found(cold.id)).toEqual(['İkisi de', 'Soğukçu']);
    expect(await found(cold.id, fast.id)).toEqual(['İkisi de']);
    const { serviceAttributes } = await directory.get(ReferenceTables).get();
    expect(serviceAttributes).toContainEqual({ id: cold.id, name: 'Soğuk zincir', sortOrder: 7 });
  });

  it('are empty for a business that was stored before they existed', async () => {
    const { id } = await business('Eski', []);
    const stored = directory.db.collection<{ _id: string }>('businesses');
    await stored.updateOne({ _id: id }, { $unset: { serviceAttributeIds: 1 } });
    expect(await namesAt(id)).toEqual([]);
    const { id: service } = await create('Soğuk zincir');
    expect(await update(id, 1, { serviceAttributeIds: [service] })).toMatchObject({ serviceAttributeIds: [service] });
  });

  it('are removed from the business when they are deleted, and return to their place when they are restored', async () => {
    const [first, second, third] = [await create('Bir'), await create('İki'), await create('Üç')];
    const all = [first.id, second.id, third.id];
    const { id } = await business('Bir', all);
    const [fallen] = [await business('Silinen', [second.id])];
    await directory.get(DeletedBusinesses).delete({ id: fallen.id }, {});
    await attributes().delete({ ids: [second.id] }, {});
    await swept();
    expect(await directory.rows('businesses', { _id: id })).toMatchObject([
      { serviceAttributeIds: [first.id, third.id], version: 2, revision: 1 },
    ]);
    await directory.get(DeletedBusinesses).restoreAll({ ids: [fallen.id] }, {});
    expect(await directory.rows('businesses', { _id: fallen.id })).toMatchObject([{ serviceAttributeIds: [] }]);

    await attributes().restore({ ids: [second.id] }, {});
    await swept();
    expect(await directory.rows('businesses', { _id: id })).toMatchObject([
      { serviceAttributeIds: all, version: 3, revision: 1 },
    ]);
    await counted();
    expect((await list({ search: 'iki' })).serviceAttributes).toMatchObject([{ businessCount: 1 }]);
  });
});
