import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AddPhoto, ListOwnPhotos, MOST_PHOTOS, type RequestContext, type RequestOf } from '@tedarik/commands';
import { answeringService, answerTo } from '@tedarik/messaging/testing';
import { Clock, DomainError, newId, type RunningService } from '@tedarik/service-kit';
import { eventually, type PrivatePart, startPart } from '@tedarik/testing';
import { Redis } from 'ioredis';
import type { RedisConnection } from '../src/redis.js';
import { VisitorSessionStore } from '../src/visitors/visitor-sessions.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';

const UPLOAD = 'b2'.repeat(32);
const BUSINESS = newId();
const account = { accountId: newId(), name: 'Elif Şahin', verified: true };
const aPhoto = () => ({ id: newId(), uploadId: UPLOAD, width: 1200, height: 800, alt: '' });

let [nats, redis]: PrivatePart[] = [];
let store: Redis;
let media: Server;
let answer: { status: number; body: object };
/** Where media was sent a file. */
let sentTo: string[] = [];
let photos: ReturnType<typeof aPhoto>[];
let added: { request: RequestOf<typeof AddPhoto>; context: RequestContext }[] = [];
let directory: RunningService;
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
  directory = await answeringService({ name: 'directory', servers: nats.url }, [
    answerTo(ListOwnPhotos, ({ businessId }, { actor }) => {
      if (businessId !== BUSINESS || actor?.id !== account.accountId) {
        throw new DomainError('not-page-owner', 'forbidden');
      }
      return { photos };
    }),
    answerTo(AddPhoto, (request, context) => {
      added.push({ request, context });
      const { uploadId, width, height } = request;
      return { ...aPhoto(), uploadId, width, height };
    }),
  ]);
  gateway = await runningGateway({
    NATS_URL: nats.url,
    REDIS_URL: redis.url,
    MEDIA_URL: `http://127.0.0.1:${(media.address() as AddressInfo).port}`,
  });
  // Sessions and the directory are reached.
  await eventually('somebody who owns no page is refused', async () =>
    expect((await send(await signedIn({ ...account, accountId: newId() }))).status).toBe(403),
  );
});
afterAll(async () => {
  store?.disconnect();
  await gateway?.stop();
  await directory?.stop();
  media?.closeAllConnections();
  media?.close();
  await nats?.stop();
  await redis?.stop();
});
beforeEach(async () => {
  await store.flushall();
  photos = [];
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
const send = (headers: Record<string, string>, query = `isletme=${BUSINESS}&komut=${commandId}`) =>
  gateway.fetch(`/isletmem/yukle?${query}`, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'image/jpeg', ...headers },
    body: 'bytes of a picture',
  });
const codeOf = ({ status, json }: Awaited<ReturnType<typeof send>>) => [status, (json() as { code: string }).code];

it('hands the photo to media and puts it on the page in the name of the session, with the size that media says', async () => {
  expect((await send(await signedIn())).status).toBe(201);
  expect(sentTo).toEqual(['/photos']);
  expect(added).toMatchObject([
    {
      request: { businessId: BUSINESS, uploadId: UPLOAD, width: 1200, height: 800 },
      context: { commandId, actor: { kind: 'account', id: account.accountId } },
    },
  ]);
});

it('reads no bytes of whom the page is not, who has not confirmed an address, or for whom there is no room', async () => {
  expect(codeOf(await send({}))).toEqual([401, 'sign-in-required']);
  expect(codeOf(await send(await signedIn({ ...account, verified: false })))).toEqual([403, 'e-mail-not-verified']);
  const other = await signedIn({ ...account, accountId: newId() });
  expect(codeOf(await send(other))).toEqual([403, 'not-page-owner']);
  expect(codeOf(await send(await signedIn(), 'isletme=a&komut=b'))).toEqual([400, 'bad-request']);
  photos = Array.from({ length: MOST_PHOTOS }, aPhoto);
  expect(codeOf(await send(await signedIn()))).toEqual([409, 'too-many-photos']);
  expect([sentTo, added]).toEqual([[], []]);
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
