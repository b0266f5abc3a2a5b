import type { RequestOf } from '@tedarik/commands';
import { CreateBusiness, EMPTY_BUSINESS } from '@tedarik/commands';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { aDirectory, anId, type Directory } from './a-directory.js';

let directory: Directory;
beforeAll(async () => {
  directory = await aDirectory();
});
afterAll(() => directory?.close());

const request = (id: string, name: string): RequestOf<typeof CreateBusiness> => ({
  id,
  business: { ...EMPTY_BUSINESS, name },
});

it('ADM-SUB-10 creates one business per id, however often and with whatever name it is requested', async () => {
  const id = anId();
  const create = (name: string) => directory.get(BusinessForms).create(request(id, name), {});
  const created = await Promise.all([create('Kılıç Baharat'), create('Kılıç Gıda'), create('Kılıç Baharat')]);
  created.push(await create('Kılıç Baharat ve Çay'));
  expect(new Set(created.map((business) => business.id))).toEqual(new Set([id]));
  expect(new Set(created.map(({ name }) => name)).size).toBe(1);
  expect(await directory.rows('businesses')).toMatchObject([{ _id: id, status: 'pending', categoryIds: [] }]);
});
