import { aBusinessInput, aLocationInput } from '@tedarik/testing';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ExportBusinessesQuery } from '../src/managed-businesses/export-businesses.js';
import { aDirectory, type Directory } from './a-directory.js';

describe('the export of every business', () => {
  let directory: Directory;
  beforeAll(async () => {
    directory = await aDirectory();
  });
  afterAll(() => directory.close());

  const create = (name: string, over: Parameters<typeof aBusinessInput>[0] = {}) =>
    directory.get(BusinessForms).create({ business: aBusinessInput({ name, ...over }) }, {});

  /** Exports everything, page by page. */
  async function exported(limit: number) {
    const query = directory.get(ExportBusinessesQuery);
    const pages = [await query.execute({ after: null, limit })];
    for (let after = pages[0]!.next; after !== null; after = pages.at(-1)!.next) {
      pages.push(await query.execute({ after, limit }));
    }
    return pages.flatMap(({ rows }) => rows);
  }

  it('has businesses of any status, once each, and no deleted ones', async () => {
    const names = ['Öz Çay', 'Bal Evi', 'Nar', 'Kefir', 'Un'];
    const saved = [];
    for (const name of names) saved.push(await create(name, { status: name === 'Nar' ? 'pending' : 'active' }));
    for (const at of [1, 4]) await directory.get(DeletedBusinesses).delete({ id: saved[at]!.id }, {});
    for (const limit of [1, 2, 200])
      expect((await exported(limit)).map(({ name }) => name)).toEqual(['Öz Çay', 'Nar', 'Kefir']);
  });

  it('has the names of the categories and the location of the headquarters', async () => {
    const categoryIds = [await directory.category('Süt'), await directory.category('Çay')];
    const branch = aLocationInput({ city: 'Ankara', isHeadquarters: false });
    const headquarters = aLocationInput({ city: 'Rize', borough: 'Çayeli', isHeadquarters: true });
    const { id } = await create('Yayla', { categoryIds, locations: [branch, headquarters] });
    const { id: elsewhere } = await create('Yersiz', { locations: [] });
    const all = new Map((await exported(200)).map((business) => [business.id, business]));
    expect(all.get(id)).toMatchObject({
      categoryNames: ['Süt', 'Çay'],
      headquarters: { city: 'Rize', borough: 'Çayeli', address: headquarters.address, countryCode: null },
    });
    expect(all.get(elsewhere)?.headquarters).toBeNull();
  });

  it('ends a page early when its texts are long', async () => {
    const many = 70;
    for (let at = 0; at < many; at++) await create(`Uzun ${at}`, { description: 'ş'.repeat(5_000) });
    const { rows } = await directory.get(ExportBusinessesQuery).execute({ after: null, limit: 200 });
    expect(rows.length).toBeLessThan(many);
    expect((await exported(200)).filter(({ name }) => name.startsWith('Uzun'))).toHaveLength(many);
  });
});
