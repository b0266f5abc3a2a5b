import { newId } from '@tedarik/service-kit';
import type { Browser } from './a-browser.js';
import { backOfficeGateway } from './back-office-gateway.js';
import type { IdentityFacts } from './identity-stand-in.js';

const PASSWORD = 'mavi sandalye 41 kiraz';
const CODE = '271828';
const SIGN_IN = '/auth/back-office/sign-in';
const FACTOR = '/auth/back-office/second-factor';

const own = backOfficeGateway('10.0.2');
const { facts, somebody } = own;

type Administrator = NonNullable<IdentityFacts['administrators']>[number];
function anAdministrator(over: Partial<Administrator> = {}): Administrator {
  const id = newId();
  const names = { username: `u-${id}`, fullName: 'Ayşe Yılmaz' };
  const administrator = {
    id,
    ...names,
    role: 'admin' as const,
    mustChangePassword: false,
    password: PASSWORD,
    ...over,
  };
  facts.administrators?.push(administrator);
  return administrator;
}
async function afterPassword({ username, password } = anAdministrator({ code: CODE }), browser = somebody()) {
  expect((await browser.post(SIGN_IN, { username, password })).json()).toEqual({ backOffice: null });
  return browser;
}
async function signedIn({ username, password } = anAdministrator()) {
  const browser = somebody();
  expect((await browser.post(SIGN_IN, { username, password })).status).toBe(200);
  return browser;
}
const withCode = async (browser: Browser, code: string) => {
  const { status, json } = await browser.post(`${SIGN_IN}/code`, { code });
  return [status, json().code ?? json().backOffice?.name] as const;
};
const whoIsThere = async ({ get }: Browser): Promise<unknown> => (await get('/auth/me')).json().backOffice;

describe('a sign-in with a second factor', () => {
  it('gives no access before the code, and its cookie of the first step cannot be used again', async () => {
    const browser = await afterPassword();
    const { cookie } = browser;
    expect(cookie).toMatch(/^__Host-yonetim-kod=[\w-]{43}$/);
    expect(await whoIsThere(browser)).toBeNull();
    const forged = somebody();
    forged.plant(cookie.replace('yonetim-kod', 'yonetim'));
    expect(await whoIsThere(forged)).toBeNull();
    expect(await withCode(browser, CODE)).toEqual([200, 'Ayşe Yılmaz']);
    expect(await whoIsThere(browser)).toMatchObject({ name: 'Ayşe Yılmaz' });
    const thief = somebody();
    thief.plant(cookie);
    expect(await withCode(thief, CODE)).toEqual([401, 'sign-in-expired']);
  });

  it('is refused for a wrong code, and after five wrong codes for the account, even from a new sign-in', async () => {
    const administrator = anAdministrator({ code: CODE });
    const browser = await afterPassword(administrator);
    for (let tries = 0; tries < 5; tries++) expect(await withCode(browser, '000000')).toEqual([401, 'wrong-code']);
    expect(await withCode(browser, CODE)).toEqual([429, 'too-many-requests']);
    expect(await withCode(await afterPassword(administrator), CODE)).toEqual([429, 'too-many-requests']);
    expect(await withCode(await afterPassword(), CODE)).toEqual([200, 'Ayşe Yılmaz']);
  });

  it('L7: counts refused sign-ins, codes and limits in a metric for alerts', async () => {
    const kinds = ['sign-in', 'code-refused', 'limit-reached', 'sign-in-refused'];
    const counted = async () => {
      const metrics = await own.site.metrics();
      const countOf = (kind: string) => metrics.match(`gateway_security_events_total{kind="${kind}"} (\\d+)`)?.[1];
      return kinds.map((kind) => Number(countOf(kind)));
    };
    const before = await counted();
    const browser = await afterPassword();
    for (let tries = 0; tries < 6; tries++) await withCode(browser, '000000');
    await somebody().post(SIGN_IN, { username: 'nobody', password: PASSWORD });
    const after = await counted();
    expect(after.map((count, at) => count - before[at]!)).toEqual([1, 5, 1, 1]);
  });

  it('forgets wrong codes after a right one', async () => {
    const administrator = anAdministrator({ code: CODE });
    for (let times = 0; times < 3; times++) {
      const browser = await afterPassword(administrator);
      for (let tries = 0; tries < 3; tries++) await withCode(browser, '000000');
      expect(await withCode(browser, CODE)).toEqual([200, 'Ayşe Yılmaz']);
    }
  });

  it('ends five minutes after the password, and when the password changes', async () => {
    const administrator = anAdministrator({ code: CODE });
    const late = await afterPassword(administrator);
    const [key = ''] = await own.inRedis.keys('session:unfinished:*');
    expect(Math.round((await own.inRedis.pttl(key)) / 60_000)).toBe(5);
    await own.inRedis.del(key);
    expect(await withCode(late, CODE)).toEqual([401, 'sign-in-expired']);
    const browser = await afterPassword(administrator);
    administrator.password = 'yeşil bardak 77 incir';
    expect(await withCode(browser, CODE)).toEqual([401, 'sign-in-expired']);
  });
});

describe('the second factor of the own account', () => {
  it('requires a sign-in, and first a change of a password that must be changed', async () => {
    expect((await somebody().get(FACTOR)).status).toBe(401);
    const newcomer = await signedIn(anAdministrator({ mustChangePassword: true }));
    const refused = await newcomer.get(FACTOR);
    expect([refused.status, refused.json().code]).toEqual([403, 'password-change-required']);
    expect((await (await signedIn()).get(FACTOR)).json()).toEqual({ since: null, recoveryCodesLeft: 0 });
  });

  it('is set up with the password and a code; the other sessions end, and this one stays', async () => {
    const administrator = anAdministrator();
    const [elsewhere, browser] = [await signedIn(administrator), await signedIn(administrator)];
    const offer = await browser.post(`${FACTOR}/offer`, { password: PASSWORD });
    expect([offer.json(), offer.headers['cache-control']]).toEqual([
      { key: 'ABC', uri: 'otpauth://totp/a?secret=ABC' },
      'no-store',
    ]);
    const confirmed = await browser.post(`${FACTOR}/confirm`, { code: '123456' });
    expect(confirmed.json()).toEqual({ recoveryCodes: ['one', 'two'] });
    expect(await whoIsThere(browser)).not.toBeNull();
    expect(await whoIsThere(elsewhere)).toBeNull();
    expect(facts.requested.at(-1)?.request).toMatchObject({ keepsSession: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('limits wrong passwords and wrong codes to five', async () => {
    const browser = await signedIn();
    for (let tries = 0; tries < 5; tries++) {
      expect((await browser.post(`${FACTOR}/offer`, { password: 'yanlis' })).status).toBe(422);
      expect((await browser.post(`${FACTOR}/confirm`, { code: '000000' })).json().code).toBe('wrong-code');
    }
    expect((await browser.post(`${FACTOR}/offer`, { password: PASSWORD })).status).toBe(429);
    expect((await browser.post(`${FACTOR}/confirm`, { code: '123456' })).status).toBe(429);
  });

  it('counts wrong codes even if the right password is given in between', async () => {
    const browser = await signedIn();
    const tryCode = async (code: string) => (await browser.post(`${FACTOR}/recovery-codes`, { code })).status;
    for (let tries = 0; tries < 5; tries++) {
      expect(await tryCode('000000')).toBe(422);
      expect((await browser.post('/auth/back-office/confirmation', { password: PASSWORD })).status).toBe(204);
    }
    expect(await tryCode('123456')).toBe(429);
  });
});
