import { ServiceAttributes } from '../src/records/service-attributes.js';
import { aDirectory, type Directory, failureOf } from './a-directory.js';

let directory: Directory;
beforeAll(async () => {
  directory = await aDirectory();
});
afterAll(() => directory.close());
beforeEach(() => directory.reset());

const attributes = () => directory.get(ServiceAttributes);
const list = async (request: Partial<Parameters<ServiceAttributes['list']>[0]> = {}) =>
  attributes().list({ search: '', page: 1, pageSize: 20, sort: 'order', descending: false, ...request });
const names = async (request?: Parameters<typeof list>[0]) =>
  (await list(request)).serviceAttributes.map(({ name }) => name);
const create = (name: string, sortOrder: number | null = null) =>
  attributes().create({ name, description: null, sortOrder }, {});

describe('service attributes', () => {
  it('are six at first, in their order', async () => {
    expect(await names()).toEqual([
      'Toptan satış',
      'Perakende satış',
      'Kargo ile gönderim',
      'İhracat',
      'Fason üretim',
      'Numune gönderimi',
    ]);
  });

  it('stand where their number puts them, those without one last, by name', async () => {
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
    expect(await failureOf(create('Franchise', 1_000))).toMatchObject({
      code: 'service-attribute-refused',
      fieldErrors: [{ field: 'sortOrder', code: 'out-of-range' }],
    });
  });

  it('have one of each folded name, also when a deleted one comes back', async () => {
    expect(await failureOf(create('IHRACAT'))).toMatchObject({ code: 'name-taken' });
    const { id } = (await list({ search: 'ihracat' })).serviceAttributes[0]!;
    await attributes().delete({ ids: [id] }, {});
    expect(await names({ search: 'ihracat' })).toEqual([]);
    const { id: other, revision } = await create('İHRACAT');
    const restored = () => attributes().restore({ ids: [id] }, {});
    expect((await restored()).outcomes).toEqual([{ id, outcome: 'refused', code: 'name-taken' }]);
    await attributes().update({ id: other, revision, name: 'Dış satış', description: null, sortOrder: 4 }, {});
    expect((await restored()).outcomes).toEqual([{ id, outcome: 'done', code: null }]);
  });

  it('say how many businesses have each', async () => {
    const { id } = await create('Soğuk zincir');
    const tally = { _id: `service-attribute:${id}`, businesses: 3 };
    await directory.db.collection<typeof tally>('tallies').insertOne(tally);
    expect((await list({ sort: 'businesses', descending: true })).serviceAttributes[0]).toMatchObject({
      name: 'Soğuk zincir',
      businessCount: 3,
    });
  });
});
