import { BusinessChanged } from '@tedarik/events';
import { Clock, Erasure } from '@tedarik/service-kit';
import { aBusinessInput, sharedByTests } from '@tedarik/testing';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { RateBusiness } from '../src/reactions/rate-business.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
afterEach(() => jest.restoreAllMocks());

const create = async (name: string) => {
  const business = aBusinessInput({ name, products: [] });
  return (await directory.get(BusinessForms).create({ business }, {})).id;
};
const announced = (aggregateId: string) => directory.told({ aggregateId, subject: BusinessChanged.subject });

it('PUB-REV-17 stores the rating and announces it with the business on the live lane', async () => {
  const id = await create('Puanlanan Gıda');
  const rating = { averageRating: 4.3, reviewCount: 4, version: 3 };
  await directory.get(RateBusiness).apply(id, rating);
  await directory.get(RateBusiness).apply(id, rating);

  const { business } = await directory.get(BusinessForms).get({ id });
  expect(business).toMatchObject({ averageRating: 4.3, reviewCount: 4, version: 2, revision: 1 });
  const events = await announced(id);
  expect(events).toMatchObject([{ version: 1 }, { version: 2, lane: 'live', envelope: { data: { reviewCount: 4 } } }]);
});

it('PUB-REV-17 announces the rating of a deleted business when it is restored', async () => {
  const id = await create('Kapanan Gıda');
  await directory.get(RateBusiness).apply(id, { averageRating: 5, reviewCount: 1, version: 1 });
  await directory.get(DeletedBusinesses).delete({ id }, {});
  const none = { averageRating: null, reviewCount: 0 };
  await directory.get(RateBusiness).apply(id, { ...none, version: 2 });
  await directory.get(RateBusiness).apply(id, { averageRating: 5, reviewCount: 1, version: 1 });
  expect(await announced(id)).toHaveLength(2);
  await directory.get(DeletedBusinesses).restoreAll({ ids: [id] }, {});
  expect((await announced(id)).at(-1)).toMatchObject({ version: 4, envelope: { data: none } });
});

it('ignores a rating of an erased or unknown business', async () => {
  const id = await create('Silinen Gıda');
  await directory.get(DeletedBusinesses).delete({ id }, {});
  jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 31 * 86_400_000));
  await directory.get(Erasure).eraseDue();
  const rating = { averageRating: 5, reviewCount: 1, version: 1 };
  await directory.get(RateBusiness).apply(id, rating);
  await directory.get(RateBusiness).apply(anId(), rating);
  expect(await announced(id)).toHaveLength(1);
});
