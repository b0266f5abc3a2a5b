import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, type TestBackingService, backingServiceUrls, startBackingService } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';

const ID = 'b2'.repeat(32);
const MB = 1024 * 1024;
const PICTURE = 'bytes of a picture';
const MEDIA_TOKEN = 'opens-the-endpoints-of-media-only';

/** A media service that replies with `answer`. */
let media: Server;
let answer: { status: number; body: object } = { status: 201, body: { id: ID } };
let taken: { url: string; token: unknown; type: unknown; bytes: number }[] = [];
/** Content type with which it answers requests for AVIF pictures. */
let drawn: string;
let redis: TestBackingService;
let gateway: RunningGateway;

beforeAll(async () => {
  media = createServer((request, response) => {
    void sizeOf(request).then(
      (bytes) => {
        const { url = '', headers } = request;
        taken.push({ url, token: headers['x-service-token'], type: headers['content-type'], bytes });
        const isPicture = url.startsWith('/pictures');
        const { status, body } = isPicture ? { status: 200, body: {} } : answer;
        const text = JSON.stringify(body);
        const picture = headers.accept === 'image/avif' ? drawn : 'image/webp';
        const type = isPicture ? picture : 'application/json';
        response.writeHead(status, { 'content-type': type, 'content-length': text.length }).end(text);
      },
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
  redis = await startBackingService('redis');
  gateway = await runningGateway({
    NATS_URL: backingServiceUrls().natsUrl,
    REDIS_URL: redis.url,
    MEDIA_TOKEN,
    MEDIA_URL: `http://127.0.0.1:${(media.address() as AddressInfo).port}`,
  });
  // The gateway starts without waiting for Redis, and recognises no session until Redis is connected.
  await eventually('sessions are found', async () => expect((await send(await admin(), '')).status).not.toBe(503));
});
afterAll(async () => {
  await gateway?.stop();
  await redis?.stop();
  media?.closeAllConnections();
  media?.close();
});
beforeEach(() => {
  taken = [];
  answer = { status: 201, body: { id: ID } };
  drawn = 'image/avif';
});

async function sizeOf(request: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) size += part.length;
  return size;
}

const send = (headers: Record<string, string>, body = PICTURE, path = '/yonetici/yukle') =>
  gateway.fetch(path, { method: 'POST', headers: { origin: SITE, 'content-type': 'image/png', ...headers }, body });
const admin = async () => (await anAdministrator(redis.url)).headers;
const codeOf = ({ status, json }: Awaited<ReturnType<typeof send>>) => [status, (json() as { code: string }).code];

it('L15: the gateway calls media with the token of media, never with its own key', async () => {
  const { url } = (await send(await admin())).json() as { url: string };
  await gateway.fetch(new URL(url).pathname);
  expect(taken.map(({ token }) => token)).toEqual(taken.map(() => MEDIA_TOKEN));
  expect(taken.length).toBeGreaterThan(0);
});

it('GEN-20 passes an upload to media, and returns the address that a form stores', async () => {
  const stored = await send(await admin());
  expect([stored.status, stored.json(), stored.headers['cache-control']]).toEqual([
    201,
    { url: `${SITE}/yukleme/${ID}.webp` },
    'no-store',
  ]);
  expect(taken).toEqual([
    { url: '/uploads', token: MEDIA_TOKEN, type: 'application/octet-stream', bytes: PICTURE.length },
  ]);
});

it('GEN-20 shows an upload by its id, and fetches no address for it', async () => {
  const kept = await gateway.fetch(`/yukleme/${ID}.webp`);
  expect([kept.status, kept.headers.location]).toEqual([302, expect.stringMatching(/^\/gorsel\/.+\?w=1280$/)]);
  expect((await gateway.fetch(String(kept.headers.location))).status).toBe(200);
  expect(taken.map(({ url }) => decodeURIComponent(url))).toEqual([`/pictures?url=upload:${ID}&width=1280`]);
  expect((await gateway.fetch('/yukleme/a.webp')).status).toBe(404);
});

it('GEN-20 shows a picture from another host even if its address is longer than 2,000 characters', async () => {
  const url = `https://resim.example/${'a'.repeat(2_000)}.jpg`;
  const path = `/yonetici/gorsel?${new URLSearchParams({ adres: url }).toString()}`;
  const { headers } = await gateway.fetch(path, { headers: await admin() });
  expect((await gateway.fetch(String(headers.location))).status).toBe(200);
});

it('GEN-20 sends AVIF to clients that accept it, with the header Vary: accept', async () => {
  const { headers: to } = await gateway.fetch(`/yukleme/${ID}.webp`);
  const asAnswered = async (accept: string) => {
    const { headers } = await gateway.fetch(String(to.location), { headers: { accept } });
    return [headers['content-type'], headers.vary, headers['cache-control']];
  };
  const week = 'public, max-age=604800';
  const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  expect(await asAnswered(browser)).toEqual(['image/avif', 'accept', week]);
  expect(await asAnswered('*/*')).toEqual(['image/webp', 'accept', week]);
  drawn = 'image/webp';
  expect(await asAnswered(browser)).toEqual(['image/webp', 'accept', `${week}, s-maxage=600`]);
  drawn = 'text/html';
  expect((await asAnswered(browser))[0]).toBe('image/webp');
});

it('GEN-12 AUTH-06 refuses uploads of visitors and moderators, and accepts those of an editor', async () => {
  expect(codeOf(await send({}))).toEqual([401, 'sign-in-required']);
  expect(codeOf(await send((await anAdministrator(redis.url, 'moderator')).headers))).toEqual([403, 'access-denied']);
  expect(taken).toEqual([]);
  expect((await send((await anAdministrator(redis.url, 'editor')).headers)).status).toBe(201);
});

it('A15 refuses an upload from a page of another site', async () => {
  expect(codeOf(await send({ ...(await admin()), origin: 'https://baska.example' }))).toEqual([
    403,
    'cross-site-request',
  ]);
  expect(taken).toEqual([]);
});

it.each(['text/html', 'image/svg+xml', 'multipart/form-data; boundary=a', 'application/json', 'image/png; a=b'])(
  'A15 refuses an upload with the content type %s',
  async (type) => {
    expect(codeOf(await send({ ...(await admin()), 'content-type': type }))).toEqual([415, 'unsupported-media-type']);
  },
);

it.each(['/graphql', '/auth/back-office/sign-in', '/yonetici/yukle/', '/yonetici/yukle?a=b'])(
  'A15 refuses pictures at every other endpoint: %s',
  async (path) => {
    expect(codeOf(await send(await admin(), PICTURE, path))).toEqual([415, 'unsupported-media-type']);
  },
);

it('GEN-20 refuses an upload of more than 5 MB, with or without a declared length', async () => {
  const headers = await admin();
  expect((await send(headers, 'a'.repeat(5 * MB))).status).toBe(201);
  expect(codeOf(await send(headers, 'a'.repeat(5 * MB + 1)))).toEqual([413, 'file-too-large']);
  const unsaid = { ...headers, 'transfer-encoding': 'chunked' };
  expect(codeOf(await send(unsaid, 'a'.repeat(6 * MB)))).toEqual([413, 'file-too-large']);
  expect(taken.map(({ bytes }) => bytes)).toEqual([5 * MB]);
});

it.each(['not-a-picture', 'too-many-pixels'])(
  'GEN-20 passes on the reason of media for a refusal: %s',
  async (code) => {
    answer = { status: 422, body: { code, kind: 'unprocessable', fieldErrors: [] } };
    expect(codeOf(await send(await admin()))).toEqual([422, code]);
  },
);

it('answers 503 for an internal error of media, without its details', async () => {
  answer = { status: 500, body: { code: 'unexpected', details: { errorId: 'x' } } };
  expect(codeOf(await send(await admin()))).toEqual([503, 'service-unavailable']);
});
