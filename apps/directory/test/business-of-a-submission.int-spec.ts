import type { RequestOf } from '@tedarik/commands';
import { CreateBusiness, EMPTY_BUSINESS } from '@tedarik/commands';
import { sharedByTests } from '@tedarik/testing';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);

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
