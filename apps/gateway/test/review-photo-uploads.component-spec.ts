import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AddReviewPhoto, FindReviewPhotoRoom, type RequestContext, type RequestOf } from '@tedarik/commands';
import { answeringService, answerTo } from '@tedarik/messaging/testing';
import { Clock, DomainError, newId, type RunningService } from '@tedarik/service-kit';
import { eventually, type PrivatePart, startPart } from '@tedarik/testing';
import { Redis } from 'ioredis';
import type { RedisConnection } from '../src/redis.js';
import { VisitorSessionStore } from '../src/visitors/visitor-sessions.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';

const UPLOAD = 'b2'.repeat(32);
const REVIEW = newId();
const account = { accountId: newId(), name: 'Elif Şahin', verified: true };
const PHOTO = newId();

let [nats, redis]: PrivatePart[] = [];
let store: Redis;
let media: Server;
let answer: { status: number; body: object };
/** Where media was sent a file. */
let sentTo: string[] = [];
let room: number;
let added: { request: RequestOf<typeof AddReviewPhoto>; context: RequestContext }[] = [];
let reviews: RunningService;
let gateway: RunningGateway;

beforeAll(async () => {
  [nats, redis] = await Promise.all([startPart('nats'), startPart('redis')]);
  store = new Redis(redis.url);
  media = createServer((request, response) => {
    sentTo.push(String(request.url));
    request.resume().on('end', () => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
  reviews = await answeringService({ name: 'reviews', servers: nats.url }, [
    answerTo(FindReviewPhotoRoom, ({ reviewId }, { actor }) => {
      if (reviewId !== REVIEW || actor?.id !== account.accountId) {
        throw new DomainError('review-not-found', 'not-found');
      }
      return { room };
    }),
    answerTo(AddReviewPhoto, (request, context) => {
      added.push({ request, context });
      return { id: PHOTO };
    }),
  ]);
  gateway = await runningGateway({
    NATS_URL: nats.url,
    REDIS_URL: redis.url,
    MEDIA_URL: `http://127.0.0.1:${(media.address() as AddressInfo).port}`,
  });
  // Sessions and reviews are reached.
  await eventually('somebody else is refused', async () =>
    expect((await send(await signedIn({ ...account, accountId: newId() }))).status).toBe(404),
  );
});
afterAll(async () => {
  store?.disconnect();
  await gateway?.stop();
  await reviews?.stop();
  media?.closeAllConnections();
  media?.close();
  await nats?.stop();
  await redis?.stop();
});
beforeEach(async () => {
  await store.flushall();
  room = 4;
  sentTo = [];
  added = [];
  answer = { status: 201, body: { id: UPLOAD, width: 1200, height: 800 } };
});

async function signedIn(visitor = account): Promise<Record<string, string>> {
  const secret = { SERVICE_TOKEN: 'a-token-of-tests-only' };
  const sessions = new VisitorSessionStore({ client: store } as unknown as RedisConnection, new Clock(), secret);
  return { cookie: `__Host-oturum=${await sessions.begin(visitor)}` };
}
const commandId = newId();
const send = (headers: Record<string, string>, query = `yorum=${REVIEW}&komut=${commandId}`) =>
  gateway.fetch(`/yorumlarim/yukle?${query}`, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'image/jpeg', ...headers },
    body: 'bytes of a picture',
  });
const codeOf = ({ status, json }: Awaited<ReturnType<typeof send>>) => [status, (json() as { code: string }).code];

it('hands the photo to media and puts it in the review in the name of the session, with the size that media says', async () => {
  const { status, json } = await send(
    await signedIn(),
    `yorum=${REVIEW}&komut=${commandId}&metin=Ta%C5%9F%20de%C4%9Firmen`,
  );
  expect([status, json()]).toEqual([201, { id: PHOTO }]);
  expect(sentTo).toEqual(['/photos']);
  expect(added).toMatchObject([
    {
      request: { reviewId: REVIEW, uploadId: UPLOAD, width: 1200, height: 800, alt: 'Taş değirmen' },
      context: { commandId, actor: { kind: 'account', id: account.accountId } },
    },
  ]);
});

it('reads no bytes of whom the review is not, who has not confirmed an address, or for whom there is no room', async () => {
  expect(codeOf(await send({}))).toEqual([401, 'sign-in-required']);
  expect(codeOf(await send(await signedIn({ ...account, verified: false })))).toEqual([403, 'e-mail-not-verified']);
  const other = await signedIn({ ...account, accountId: newId() });
  expect(codeOf(await send(other))).toEqual([404, 'review-not-found']);
  expect(codeOf(await send(await signedIn(), 'yorum=a&komut=b'))).toEqual([400, 'bad-request']);
  room = 0;
  expect(codeOf(await send(await signedIn()))).toEqual([409, 'too-many-photos']);
  expect([sentTo, added]).toEqual([[], []]);
});

it('GEN-22 takes sixty an hour of one account', async () => {
  const headers = await signedIn();
  room = 0;
  const statuses = [];
  for (let count = 0; count < 61; count += 1) statuses.push((await send(headers)).status);
  expect([statuses.filter((status) => status === 409).length, statuses.at(-1)]).toEqual([60, 429]);
});

it.each(['image/gif', 'image/svg+xml', 'application/json', 'multipart/form-data; boundary=a'])(
  'A15 refuses what calls itself %s',
  async (type) => {
    const headers = { ...(await signedIn()), 'content-type': type };
    expect(codeOf(await send(headers))).toEqual([415, 'unsupported-media-type']);
  },
);

it('A15 takes photos from pages of this site alone', async () => {
  const headers = { ...(await signedIn()), origin: 'https://baska.example' };
  expect(codeOf(await send(headers))).toEqual([403, 'cross-site-request']);
});

it.each(['not-a-picture', 'too-many-pixels'])('says why media refuses: %s', async (code) => {
  answer = { status: 422, body: { code } };
  expect(codeOf(await send(await signedIn()))).toEqual([422, code]);
  expect(added).toEqual([]);
});
