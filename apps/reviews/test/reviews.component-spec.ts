import {
  GetVisitor,
  ListBusinessesByIds,
  ListOwnPages,
  ListRatings,
  ListReviewsOfBusiness,
  PostReview,
} from '@tedarik/commands';
import {
  AccountChanged,
  BusinessChanged,
  BusinessDeleted,
  RatingChanged,
  type EventDefinition,
  type EventEnvelope,
} from '@tedarik/events';
import { startStubService, stubRequest, unhandledRequests, wholeService } from '@tedarik/messaging/testing';
import { newId } from '@tedarik/service-kit';
import { aBusinessSnapshot, anEnvelope, eventually, sharedByTests, rejectionOf } from '@tedarik/testing';
import { AppModule } from '../src/app.module.js';
import { reviewsConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';
import { by } from './a-reviews-service.js';
import { neighbours } from './neighbours.js';

/** Filters of the requests to identity to publish events again. */
const requestedAgain: string[] = [];
const reviews = sharedByTests(() =>
  wholeService(
    { name: 'reviews', config: reviewsConfig, module: (config) => AppModule.with(config), requests: REQUESTS },
    {},
    { neighbours: (url) => neighbours(url, (filter) => requestedAgain.push(filter)) },
  ),
);

const publish = <Data>(definition: EventDefinition<Data>, data: Data, over: Partial<EventEnvelope> = {}) => {
  const envelope = anEnvelope(definition, data, over as never);
  return reviews.messaging.jetstream.publish(envelope.subject, JSON.stringify(envelope), envelope.id);
};
const comment = 'Ürünler taze, teslimat hızlı.';
const post = (businessId: string, context = by()) =>
  reviews.requests.send(PostReview, { businessId, rating: 4, comment }, context);
const listed = (businessId: string) => reviews.requests.send(ListReviewsOfBusiness, { businessId, page: 1 });

it.each(['live', 'bulk'] as const)('accepts reviews of a business whose event arrived on the %s lane', async (lane) => {
  const heard: unknown[] = [];
  reviews.messaging.notifications.onEvent(RatingChanged, ({ data }) => void heard.push(data));
  const business = aBusinessSnapshot();
  await publish(BusinessChanged, business, { lane });
  await eventually('the business is known and reviewed', () => post(business.id));

  expect(await listed(business.id)).toMatchObject({ reviews: [{ rating: 4, userName: 'Selin Aksoy' }], total: 1 });
  const rating = { businessId: business.id, averageRating: 4, reviewCount: 1 };
  await eventually('its rating is announced', () => expect(heard).toContainEqual(rating));
  const { ratings } = await reviews.requests.send(ListRatings, { after: null, limit: 100 });
  expect(ratings).toContainEqual({ ...rating, version: 1 });
});

it('holds reviews by an owner of their own page and bad ones of a rival, as identity and directory report them', async () => {
  const trade = { categoryIds: [newId()] };
  const [own, rival] = [
    { ...aBusinessSnapshot(), ...trade },
    { ...aBusinessSnapshot(), ...trade },
  ];
  const elsewhere = { ...aBusinessSnapshot(), categoryIds: [newId()] };
  const owner = by();
  const page = { id: own.id, slug: own.slug, name: own.name, status: 'active' as const, proof: 'document' as const };
  const account = { name: 'Selin Aksoy', email: 'selin@ornek.example', verified: true };
  const answering = [
    await startStubService({ name: 'identity-of-owner', servers: reviews.nats.url }, [
      stubRequest(GetVisitor, (_, { actor }) => ({
        visitor: { id: actor!.id, ...account, createdAt: '2025-01-01T00:00:00.000Z' },
      })),
    ]),
    await startStubService({ name: 'directory-of-owner', servers: reviews.nats.url }, [
      stubRequest(ListOwnPages, (_, { actor }) => ({
        pages: actor?.id === owner.actor.id ? [{ ...page, since: '2025-01-01T00:00:00.000Z' }] : [],
      })),
      stubRequest(ListBusinessesByIds, ({ ids }) => ({
        businesses: [own, rival, elsewhere].filter(({ id }) => ids.includes(id)),
      })),
    ]),
  ];
  try {
    for (const business of [own, rival, elsewhere]) {
      await publish(BusinessChanged, business);
      await eventually('the business is known and reviewed', () => post(business.id));
    }
    const bad = (businessId: string) => reviews.requests.send(PostReview, { businessId, rating: 1, comment }, owner);
    expect(await bad(own.id)).toMatchObject({ status: 'held', heldFor: 'own-page' });
    expect(await bad(rival.id)).toMatchObject({ status: 'held', heldFor: 'rival-page' });
    expect(await bad(elsewhere.id)).toMatchObject({ status: 'visible', heldFor: null });
  } finally {
    for (const one of answering) await one.stop();
  }
});

it('hides the reviews of a deleted business, even if an older event arrives late', async () => {
  const business = aBusinessSnapshot();
  const { id, slug } = business;
  await publish(BusinessChanged, business);
  await eventually('the business is known and reviewed', () => post(id));
  await publish(BusinessDeleted, { id, slug, deletedAt: '2026-11-21T09:00:00.000Z' }, { version: 3 });
  await eventually('no reviews', async () =>
    expect(await listed(id)).toEqual({ reviews: [], total: 0, averageRating: null }),
  );
  await publish(BusinessChanged, business, { version: 2 });
  expect(await rejectionOf(post(id))).toMatchObject({ failure: { code: 'business-not-found' } });
});

it('DATA-07 shows the current name of the account', async () => {
  const business = aBusinessSnapshot();
  await publish(BusinessChanged, business);
  const author = by();
  await eventually('the business is known and reviewed', () => post(business.id, author));
  await publish(AccountChanged, { id: author.actor.id, name: 'Selin Yılmaz' }, { aggregateId: author.actor.id });
  await eventually('the new name', async () => {
    expect((await listed(business.id)).reviews).toMatchObject([{ userName: 'Selin Yılmaz' }]);
  });
});

it('PUB-REV-10 refuses a request that names a user', async () => {
  const forged = { businessId: newId(), rating: 4, comment, userId: 'anonymous' };
  expect(await rejectionOf(reviews.requests.send(PostReview, forged, by()))).toMatchObject({
    failure: { code: 'bad-request', kind: 'invalid', fieldErrors: [{ field: 'userId' }] },
  });
});

it('handles every request of its contract', async () => {
  expect(await unhandledRequests('reviews', reviews.requests)).toEqual([]);
});

it('R5: requests identity to publish its accounts again when their stream was lost', async () => {
  requestedAgain.length = 0;
  await (await reviews.messaging.jetstream.manager()).streams.delete('IDENTITY');
  await eventually('identity is called', () => expect(requestedAgain).toEqual(['events.identity.account.>']));
});
