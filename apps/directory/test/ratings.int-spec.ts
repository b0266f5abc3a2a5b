import { BusinessChanged } from '@tedarik/events';
import { aBusinessInput, sharedByTests } from '@tedarik/testing';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { RateBusiness } from '../src/reactions/rate-business.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);

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

it('ignores a rating of a deleted or unknown business', async () => {
  const id = await create('Kapanan Gıda');
  await directory.get(DeletedBusinesses).delete({ id }, {});
  const rating = { averageRating: 5, reviewCount: 1, version: 1 };
  await directory.get(RateBusiness).apply(id, rating);
  await directory.get(RateBusiness).apply(anId(), rating);
  expect(await announced(id)).toHaveLength(1);
});
