import { Clock, DomainError, newId, type RunningService } from '@tedarik/service-kit';
import { aBusinessSnapshot, eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { Redis } from 'ioredis';
import type { RedisConnection } from '../src/redis.js';
import { VisitorSessionStore } from '../src/visitors/visitor-sessions.js';
import { aView, directoryStandIn } from './directory-stand-in.js';
import { noFacts } from './facts.js';
import { aReview, noReviews, reviewsStandIn } from './reviews-stand-in.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

const POST = 'mutation Post($input:PostReviewInput!){postReview(input:$input){rating comment status}}';
const LIST = 'query List($id:ID!,$page:Int!){reviews(businessId:$id,page:$page){items{userName}total totalPages}}';
const MINE = 'query Mine($id:ID!){myReview(businessId:$id){userName}}';
const REPORT = 'mutation Report($input:ReportReviewInput!){reportReview(input:$input)}';
const PAGE =
  'query Page{business(slug:"ege-zeytin"){...on BusinessFound{business{name reviews{total averageRating ratingCounts}}}}}';

const comment = 'Ürünler taze, teslimat hızlı.';
const anInput = (over: object = {}) => ({ businessId: newId(), rating: 4, comment, commandId: newId(), ...over });

describe('reviews at the gateway', () => {
  const facts = noReviews();
  let [nats, redis]: TestBackingService[] = [];
  let store: Redis;
  let services: RunningService[];
  let gateway: RunningGateway;
  let cookie: string;
  const account = { accountId: newId(), name: 'Zeynep Kılıç', verified: true };

  const cookieOf = async (visitor: typeof account) => {
    const sessions = new VisitorSessionStore({ client: store } as unknown as RedisConnection, new Clock(), {
      SERVICE_TOKEN: 'a-token-of-tests-only',
    });
    return `__Host-oturum=${await sessions.begin(visitor)}`;
  };
  const send = (query: string, variables: object, as = cookie) =>
    gateway.graphql({ query, variables }, as ? { cookie: as } : {});
  const post = (over: object = {}, as = cookie) => send(POST, { input: anInput(over) }, as);

  beforeAll(async () => {
    [nats, redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
    store = new Redis(redis.url);
    const known = noFacts();
    const snapshot = aBusinessSnapshot({ slug: 'ege-zeytin', name: 'Ege Zeytin' });
    known.answers['ege-zeytin'] = { found: 'live', business: aView(snapshot) };
    services = [await reviewsStandIn(nats.url, facts), await directoryStandIn(nats.url, known)];
    gateway = await runningGateway({ NATS_URL: nats.url, REDIS_URL: redis.url, NODE_ENV: 'development' });
    await eventually('reviews are answered', async () => {
      expect((await send(LIST, { id: newId(), page: 1 }, '')).status).toBe(200);
    });
  });
  beforeEach(async () => {
    await store.flushall();
    cookie = await cookieOf(account);
    Object.assign(facts, { ...noReviews(), taken: facts.taken });
    facts.taken.length = 0;
  });
  afterAll(async () => {
    store?.disconnect();
    await gateway?.stop();
    for (const service of services ?? []) await service.stop();
    await nats?.stop();
    await redis?.stop();
  });

  it('GEN-03 PUB-REV-10, PUB-REV-18 posts in the name of the session, under the id of the form', async () => {
    const input = anInput();
    const { status, json } = await send(POST, { input });
    expect([status, json().data.postReview]).toEqual([200, { rating: 4, comment, status: 'VISIBLE' }]);
    const { commandId, ...request } = input;
    const actor = { kind: 'account', id: account.accountId, name: account.name };
    expect(facts.taken).toEqual([{ request, actor, commandId }]);
  });

  it.each([
    { userId: newId() },
    { user_id: 'anonymous' },
    { status: 'visible' },
    { rating: 4.5 },
    { rating: '5' },
    { comment: { $ne: null } },
  ])('PUB-REV-10, A20 answers 400 to %j and stores nothing', async (over) => {
    expect((await post(over)).status).toBe(400);
    expect(facts.taken).toEqual([]);
  });

  it('PUB-REV-05, AUTH-10 refuses visitors who are not signed in or have not confirmed their address', async () => {
    const nobody = await post({}, '');
    expect([nobody.status, nobody.json().errors[0].extensions.code]).toEqual([401, 'sign-in-required']);
    const unverified = await post({}, await cookieOf({ ...account, verified: false }));
    expect([unverified.status, unverified.json().errors[0].extensions.code]).toEqual([403, 'e-mail-not-verified']);
    expect(facts.taken).toEqual([]);
  });

  it('PUB-REV-06, PUB-REV-20 hands on a missing rating, and the refusal with its field back', async () => {
    const fieldErrors = [{ field: 'rating', code: 'rating-missing' }];
    facts.refusal = new DomainError('rating-missing', 'unprocessable', undefined, fieldErrors);
    const { status, json } = await post({ rating: undefined });
    expect([status, json().errors[0].extensions]).toMatchObject([422, { code: 'rating-missing', fieldErrors }]);
  });

  it('PUB-REV-16 answers 409 to a second review', async () => {
    facts.refusal = new DomainError('already-reviewed', 'conflict');
    expect((await post()).status).toBe(409);
  });

  it('GEN-22 accepts ten reviews an hour from one account', async () => {
    for (let time = 0; time < 10; time++) expect((await post()).status).toBe(200);
    const { status, headers } = await post();
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await post({}, await cookieOf({ ...account, accountId: newId() }))).status).toBe(200);
  });

  it('PUB-REV-19 reports for a reason of the list only', async () => {
    const id = newId();
    expect((await send(REPORT, { input: { id, reason: 'PERSONAL_DATA' } })).status).toBe(200);
    expect(facts.taken).toMatchObject([{ request: { id, reason: 'personal-data' } }]);
    expect((await send(REPORT, { input: { id, reason: 'BAD_RATING' } })).status).toBe(400);
    expect((await send(REPORT, { input: { id, reason: 'SPAM' } }, '')).status).toBe(401);
  });

  it('PUB-REV-15 lists by page for everybody, without the ids of authors', async () => {
    facts.list = { reviews: [aReview()], total: 21, averageRating: 4.3 };
    const { json } = await send(LIST, { id: newId(), page: 2 }, '');
    expect(json().data.reviews).toEqual({ items: [{ userName: 'Selin Aksoy' }], total: 21, totalPages: 3 });
    expect((await send(LIST, { id: newId(), page: 0 }, '')).status).toBe(400);
    const prying = LIST.replace('userName', 'userId');
    expect((await send(prying, { id: newId(), page: 1 }, '')).status).toBe(400);
  });

  it('serves review photos from this site, without the public field of a reason for removal', async () => {
    const photo = { id: newId(), uploadId: 'c3'.repeat(32), width: 1200, height: 800, alt: 'Kasa' };
    facts.list = { reviews: [aReview({ photos: [{ ...photo, takenDownFor: null }] })], total: 1, averageRating: 4 };
    const photos = (more = '') =>
      `query Q($id: ID!) { reviews(businessId: $id) { items { photos { id imageUrl alt width height ${more} } } } }`;
    const { data } = (await send(photos(), { id: newId() }, '')).json();
    const { uploadId: _, ...shown } = photo;
    expect(data.reviews.items).toEqual([
      { photos: [{ ...shown, imageUrl: expect.stringMatching(/^\/gorsel\//) as string }] },
    ]);
    expect((await send(photos('takenDownFor'), { id: newId() }, '')).status).toBe(400);
  });

  it('removes and restores a photo of an own review as the signed-in account', async () => {
    const about = { reviewId: newId(), id: newId() };
    const act = (name: string, as = cookie) =>
      send(
        `mutation M($reviewId: ID!, $id: ID!) { ${name}(reviewId: $reviewId, id: $id) { id photos { id } } }`,
        about,
        as,
      );
    const actor = { kind: 'account', id: account.accountId, name: account.name };
    for (const name of ['removeMyReviewPhoto', 'restoreMyReviewPhoto']) {
      expect((await act(name)).json().data[name]).toEqual({ id: about.reviewId, photos: [] });
      expect(facts.taken.at(-1)).toMatchObject({ request: about, actor });
      expect((await act(name, '')).status).toBe(401);
    }
  });

  it('saves the description of a photo of an own review as the signed-in account', async () => {
    const about = { reviewId: newId(), id: newId(), alt: 'Taş değirmen' };
    const describing =
      'mutation M($reviewId: ID!, $id: ID!, $alt: String!) { describeMyReviewPhoto(reviewId: $reviewId, id: $id, alt: $alt) { id } }';
    expect((await send(describing, about)).json().data.describeMyReviewPhoto).toEqual({ id: about.reviewId });
    expect(facts.taken.at(-1)).toMatchObject({ request: about, actor: { id: account.accountId } });
    expect((await send(describing, about, '')).status).toBe(401);
  });

  it('A24 shows the own review only to its signed-in author', async () => {
    const own = await send(MINE, { id: newId() });
    expect(own.json().data.myReview).toEqual({ userName: 'Zeynep Kılıç' });
    const { data, errors } = (await send(MINE, { id: newId() }, '')).json();
    expect([data, errors[0].extensions.code]).toEqual([undefined, 'sign-in-required']);
  });

  it('shows a business with its reviews, and without them while they are unavailable', async () => {
    facts.list = { reviews: [aReview()], total: 1, averageRating: 4, ratingCounts: [0, 0, 0, 1, 0] };
    const found = await send(PAGE, {}, '');
    expect(found.json().data.business.business).toEqual({
      name: 'Ege Zeytin',
      reviews: { total: 1, averageRating: 4, ratingCounts: [0, 0, 0, 1, 0] },
    });
    await services.shift()?.stop();
    const without = await send(PAGE, {}, '');
    expect(without.json()).toEqual({ data: { business: { business: { name: 'Ege Zeytin', reviews: null } } } });
  });
});
