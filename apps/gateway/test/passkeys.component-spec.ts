import { newId } from '@tedarik/service-kit';
import type { Browser } from './a-browser.js';
import { backOfficeGateway } from './back-office-gateway.js';
import { CREATED_PASSKEY, USED_PASSKEY } from './passkeys.js';
import { asInContainers } from './redis-rights.js';

const PASSWORD = 'mavi sandalye 41 kiraz';
const SIGN_IN = '/auth/back-office/sign-in';
const PASSKEYS = '/auth/back-office/passkeys';

// With the same Redis rights as in containers, which must cover sessions, limits and passkey challenges.
const own = backOfficeGateway('10.0.3', asInContainers);
const { facts, somebody } = own;

async function anAdministrator() {
  const id = newId();
  const names = { username: `u-${id}`, fullName: 'Ayşe Yılmaz' };
  facts.administrators?.push({ id, ...names, role: 'admin', mustChangePassword: false, password: PASSWORD });
  const browser = somebody();
  expect((await browser.post(SIGN_IN, { username: names.username, password: PASSWORD })).status).toBe(200);
  return { id, browser };
}
const options = (browser: Browser) => browser.post(`${SIGN_IN}/passkey/options`, {});
const use = async (browser: Browser) => {
  const { status, json } = await browser.post(`${SIGN_IN}/passkey`, { passkey: USED_PASSKEY });
  return [status, json().code ?? json().backOffice?.name] as const;
};
const outcome = ({ status, json }: Awaited<ReturnType<Browser['post']>>) => [status, json().code] as const;

describe('a sign-in with a passkey', () => {
  it('signs in to the account whose passkey signed the challenge of this browser', async () => {
    const { id } = await anAdministrator();
    facts.passkeyOf = { challenge: 'to-be-signed', accountId: id };
    const browser = somebody();
    expect((await options(browser)).json()).toEqual({ options: { challenge: 'to-be-signed' } });
    expect(browser.cookie).toMatch(/^__Host-yonetim-anahtar=[\w-]{43}$/);
    expect(await use(browser)).toEqual([200, 'Ayşe Yılmaz']);
    expect((await browser.get('/auth/me')).json().backOffice).toMatchObject({ id });
  });

  it('accepts each challenge once, and only from the browser that it was created for', async () => {
    facts.passkeyOf = { challenge: 'to-be-signed', accountId: (await anAdministrator()).id };
    const browser = somebody();
    await options(browser);
    expect(await use(somebody())).toEqual([409, 'passkey-expired']);
    facts.passkeyOf.challenge = 'another';
    expect(await use(browser)).toEqual([401, 'passkey-refused']);
    facts.passkeyOf.challenge = 'to-be-signed';
    expect(await use(browser)).toEqual([409, 'passkey-expired']);
  });

  it('stores a challenge for five minutes', async () => {
    await options(somebody());
    const [key = ''] = await own.inRedis.keys('passkey-challenge:*');
    expect(Math.round((await own.inRedis.pttl(key)) / 60_000)).toBe(5);
  });

  it('can be started 60 times from one IP address, then answers 429', async () => {
    const browser = somebody();
    for (let times = 0; times < 60; times++) expect((await options(browser)).status).toBe(200);
    expect(outcome(await options(browser))).toEqual([429, 'too-many-requests']);
    expect((await options(somebody())).status).toBe(200);
  });
});

describe('the passkeys of the own account', () => {
  const offer = (browser: Browser, password = PASSWORD) => browser.post(`${PASSKEYS}/offer`, { password });
  // Browsers send more fields than are read.
  const passkey = {
    ...CREATED_PASSKEY,
    authenticatorAttachment: 'platform',
    clientExtensionResults: { credProps: { rk: true } },
    response: { ...CREATED_PASSKEY.response, publicKeyAlgorithm: -7 },
  };
  const add = (browser: Browser) => browser.post(`${PASSKEYS}/add`, { name: 'Telefonum', passkey });

  it('are listed and added only with a sign-in', async () => {
    expect((await somebody().get(PASSKEYS)).status).toBe(401);
    expect((await add(somebody())).status).toBe(401);
    expect((await (await anAdministrator()).browser.get(PASSKEYS)).json()).toEqual({ passkeys: [] });
  });

  it('need the password, and can be added once, to the account that the challenge was created for', async () => {
    const [{ browser }, other] = [await anAdministrator(), await anAdministrator()];
    expect((await offer(browser)).json()).toEqual({ options: { challenge: 'to-be-made' } });
    expect((await add(browser)).status).toBe(204);
    expect(facts.requested.at(-1)).toMatchObject({
      what: 'AddPasskey',
      request: { challenge: 'to-be-made', name: 'Telefonum', passkey: CREATED_PASSKEY },
    });
    expect(outcome(await add(browser))).toEqual([409, 'passkey-expired']);
    await offer(browser);
    other.browser.plant(`${other.browser.cookie}; ${browser.cookie.match(/__Host-yonetim-anahtar=[\w-]+/)?.[0]}`);
    expect(outcome(await add(other.browser))).toEqual([409, 'passkey-expired']);
  });

  it('cannot be added with the challenge of a sign-in', async () => {
    const { browser } = await anAdministrator();
    await options(browser);
    expect(outcome(await add(browser))).toEqual([409, 'passkey-expired']);
  });

  it('limit wrong passwords, counting those for adding and removing together', async () => {
    const { browser } = await anAdministrator();
    for (let tries = 0; tries < 4; tries++) expect((await offer(browser, 'yanlis')).status).toBe(422);
    const remove = (password: string) => browser.post(`${PASSKEYS}/remove`, { id: 'a-passkey', password });
    expect(outcome(await remove('yanlis'))).toEqual([422, 'wrong-password']);
    expect((await remove(PASSWORD)).status).toBe(429);
  });
});
