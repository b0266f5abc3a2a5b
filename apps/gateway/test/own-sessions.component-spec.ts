import { newId, type RunningService } from '@tedarik/service-kit';
import { eventually, type PrivatePart, startPart } from '@tedarik/testing';
import { Redis } from 'ioredis';
import { aBrowser, type Browser } from './a-browser.js';
import { type IdentityFacts, identityStandIn } from './identity-stand-in.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

const SESSIONS = '/auth/back-office/sessions';
const PASSWORD = 'mavi sandalye 41 kiraz';
const MINUTE_MS = 60_000;

const facts: IdentityFacts = { accounts: [], administrators: [], requested: [] };
let [nats, redis]: PrivatePart[] = [];
let inRedis: Redis;
let identity: RunningService;
let site: RunningGateway;

beforeAll(async () => {
  [nats, redis] = [await startPart('nats'), await startPart('redis')];
  inRedis = new Redis(redis.url);
  identity = await identityStandIn(nats.url, facts);
  const env = { NATS_URL: nats.url, REDIS_URL: redis.url, NODE_ENV: 'development', TRUSTED_PROXIES: '127.0.0.1' };
  site = await runningGateway(env);
  await eventually('identity answers', async () => {
    expect((await somebody().post('/auth/back-office/sign-in', { username: 'a', password: 'b' })).status).toBe(401);
  });
});
afterAll(async () => {
  inRedis?.disconnect();
  await site?.stop();
  await identity?.stop();
  await redis?.stop();
  await nats?.stop();
});
beforeEach(() => inRedis.flushall());

let callers = 0;
const somebody = () => aBrowser(site, `10.0.3.${++callers}`);
function anAdministrator(): string {
  const id = newId();
  const names = { username: `u-${id}`, fullName: 'Ayşe Yılmaz' };
  facts.administrators?.push({ id, ...names, role: 'editor', mustChangePassword: false, password: PASSWORD });
  return names.username;
}
async function signedIn(username = anAdministrator()) {
  const browser = somebody();
  expect((await browser.post('/auth/back-office/sign-in', { username, password: PASSWORD })).status).toBe(200);
  return browser;
}
type Listed = { id: string; isThis: boolean; begunAt: string; lastUsedAt: string; address: string };
const listOf = async ({ get }: Browser): Promise<Listed[]> =>
  ((await get(SESSIONS)).json() as { sessions: Listed[] }).sessions;
const isSignedIn = async ({ get }: Browser) => (await get('/auth/me')).json().backOffice !== null;

it('lists where one is signed in, and nobody else’s sessions', async () => {
  const username = anAdministrator();
  const [first, second] = [await signedIn(username), await signedIn(username)];
  await signedIn();
  const listed = await listOf(second);
  expect(listed).toHaveLength(2);
  expect(listed.map(({ isThis }) => isThis)).toEqual([true, false]);
  expect(listed[0]).toEqual({
    ...{ id: expect.stringMatching(/^[0-9a-f]{64}$/), isThis: true, browser: null, system: null },
    ...{ begunAt: expect.any(String), lastUsedAt: expect.any(String), address: expect.stringMatching(/^10\.0\.3\./) },
  });
  expect((await listOf(first)).map(({ isThis }) => isThis)).toEqual([false, true]);
  expect((await somebody().get(SESSIONS)).status).toBe(401);
});

it('tells when each was last used', async () => {
  const username = anAdministrator();
  await signedIn(username);
  const [key = ''] = await inRedis.keys('session:back-office:*');
  await inRedis.pexpire(key, 10 * MINUTE_MS);
  const [, unused] = await listOf(await signedIn(username));
  const idle = Date.now() - new Date(unused!.lastUsedAt).getTime();
  expect(Math.round(idle / MINUTE_MS)).toBe(20);
});

it('ends one of them, from its next request on', async () => {
  const username = anAdministrator();
  const [here, there] = [await signedIn(username), await signedIn(username)];
  const { id } = (await listOf(here)).find(({ isThis }) => !isThis)!;
  expect((await here.post(`${SESSIONS}/end`, { id })).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect(await listOf(here)).toHaveLength(1);
});

it('ends nobody else’s, whoever knows what it is called', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()];
  const [{ id }] = (await listOf(theirs)) as [Listed];
  await mine.post(`${SESSIONS}/end`, { id });
  expect(await isSignedIn(theirs)).toBe(true);
});

it('ends all others and stays', async () => {
  const username = anAdministrator();
  const [first, here, last] = [await signedIn(username), await signedIn(username), await signedIn(username)];
  expect((await here.post(`${SESSIONS}/end-others`)).status).toBe(204);
  expect(await Promise.all([first, here, last].map(isSignedIn))).toEqual([false, true, false]);
});
