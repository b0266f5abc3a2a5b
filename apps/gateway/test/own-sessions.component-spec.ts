import { newId } from '@tedarik/service-kit';
import type { Browser } from './a-browser.js';
import { backOfficeGateway } from './back-office-gateway.js';

const SESSIONS = '/auth/back-office/sessions';
const PASSWORD = 'mavi sandalye 41 kiraz';
const MINUTE_MS = 60_000;

const own = backOfficeGateway('10.0.3');
const { facts, somebody } = own;
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

it('lists only the sessions of the caller’s own account', async () => {
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

it('returns when each session was last used', async () => {
  const username = anAdministrator();
  await signedIn(username);
  const [key = ''] = await own.inRedis.keys('session:back-office:*');
  await own.inRedis.pexpire(key, 10 * MINUTE_MS);
  const [, unused] = await listOf(await signedIn(username));
  const idle = Date.now() - new Date(unused!.lastUsedAt).getTime();
  expect(Math.round(idle / MINUTE_MS)).toBe(20);
});

it('ends one session of the caller: its next request is signed out', async () => {
  const username = anAdministrator();
  const [here, there] = [await signedIn(username), await signedIn(username)];
  const { id } = (await listOf(here)).find(({ isThis }) => !isThis)!;
  expect((await here.post(`${SESSIONS}/end`, { id })).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect(await listOf(here)).toHaveLength(1);
});

it('does not end a session of another account, even if its id is known', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()];
  const [{ id }] = (await listOf(theirs)) as [Listed];
  await mine.post(`${SESSIONS}/end`, { id });
  expect(await isSignedIn(theirs)).toBe(true);
});

it('ends all other sessions of the account, but not the current one', async () => {
  const username = anAdministrator();
  const [first, here, last] = [await signedIn(username), await signedIn(username), await signedIn(username)];
  expect((await here.post(`${SESSIONS}/end-others`)).status).toBe(204);
  expect(await Promise.all([first, here, last].map(isSignedIn))).toEqual([false, true, false]);
});
