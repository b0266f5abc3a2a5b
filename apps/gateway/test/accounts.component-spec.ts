import { createHash } from 'node:crypto';
import { newId, type RunningService } from '@tedarik/service-kit';
import { SessionsEnded } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { Redis } from 'ioredis';
import { SessionSigner } from '../src/sessions/session-signer.js';
import { announce } from './announce.js';
import { aBrowser, type Browser } from './a-browser.js';
import { directoryStandIn } from './directory-stand-in.js';
import { noFacts } from './facts.js';
import { type IdentityFacts, identityStandIn, SEARCH_TOKEN } from './identity-stand-in.js';
import { OPERATIONS_OF_THE_SCHEMA } from './operations-of-the-schema.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';

const PASSWORD = 'mavi sandalye 41 kiraz';
/** Mutations that need no session. */
const FOR_EVERYBODY = [
  'addComment',
  'submitBusiness',
  'suggestChange',
  'signUp',
  'verifyEmail',
  'resendVerification',
  'requestPasswordReset',
  'resetPassword',
  'stopSearchMails',
  'switchReplyMails',
  // The link of a request identifies the buyer or the supplier.
  ...['requestQuotes', 'confirmQuoteRequest', 'answerQuoteQuestion', 'acceptQuoteOffer', 'closeQuoteRequest'],
  ...[
    'makeQuoteOffer',
    'withdrawQuoteOffer',
    'declineQuoteRequest',
    'askQuoteQuestion',
    'stopQuoteMails',
    'resumeQuoteMails',
  ],
];
const FOR_SOMEBODY = OPERATIONS_OF_THE_SCHEMA.filter(
  ({ kind, name }) => kind === 'mutation' && !FOR_EVERYBODY.includes(name),
);
const DAY_MS = 24 * 3_600_000;
/** Identity never replies to a request with this password. */
const UNANSWERED = 'kahverengi masa 15 armut';

const facts: IdentityFacts = { accounts: [], requested: [], unanswered: UNANSWERED };
let nats: TestBackingService;
let redis: TestBackingService;
let inRedis: Redis;
let identity: RunningService;
let directory: RunningService;
/** Behind an https proxy, as in production, and a second replica of it. */
let site: RunningGateway;
let secondCopy: RunningGateway;
/** Over http, without a proxy. */
let local: RunningGateway;

beforeAll(async () => {
  [nats, redis] = [await startBackingService('nats'), await startBackingService('redis')];
  inRedis = new Redis(redis.url);
  identity = await identityStandIn(nats.url, facts);
  directory = await directoryStandIn(nats.url, noFacts());
  const env = { NATS_URL: nats.url, REDIS_URL: redis.url, NODE_ENV: 'development' };
  site = await runningGateway({ ...env, TRUSTED_PROXIES: '127.0.0.1' });
  secondCopy = await runningGateway({ ...env, TRUSTED_PROXIES: '127.0.0.1' });
  local = await runningGateway({ ...env, PUBLIC_URL: 'http://localhost:3000' });
  await eventually('identity answers', async () => {
    const nobody = aBrowser(site, '10.9.9.9');
    expect((await nobody.post('/auth/sign-in', { email: 'a@b.c', password: 'x' })).status).toBe(401);
  });
});
afterAll(async () => {
  inRedis?.disconnect();
  await Promise.all([site?.stop(), secondCopy?.stop(), local?.stop()]);
  await identity?.stop();
  await directory?.stop();
  await redis?.stop();
  await nats?.stop();
});
beforeEach(async () => {
  facts.requested.length = 0;
  await inRedis.flushall();
});

function anAccount(over: Partial<IdentityFacts['accounts'][number]> = {}) {
  const id = newId();
  const account = {
    id,
    name: 'Ayşe Yılmaz',
    email: `${id}@ornek.com`,
    verified: true,
    createdAt: '2026-11-21T08:00:00.000Z',
    password: PASSWORD,
    ...over,
  };
  facts.accounts.push(account);
  return account;
}

let visitors = 0;
const anAddress = () => `10.0.0.${++visitors}`;

async function signedIn({ email, password } = anAccount(), gateway = site) {
  const browser = aBrowser(gateway, anAddress());
  expect((await browser.post('/auth/sign-in', { email, password })).status).toBe(200);
  return browser;
}
const seal = new SessionSigner('a-token-of-tests-only');
/** A session as stored in Redis, without its seal. */
const sessionAt = async (key: string): Promise<{ endsAt: number }> =>
  JSON.parse(seal.open(key, (await inRedis.get(key)) ?? '') ?? 'null') as { endsAt: number };
const visitorOf = async ({ get }: Browser): Promise<unknown> => (await get('/auth/me')).json().visitor;
const errorOf = ({ json }: { json: () => { errors: { extensions: unknown }[] } }) => json().errors[0]?.extensions;

describe('a session', () => {
  it('A16 AUTH-03 is a cookie that no script reads and no other site sends, for thirty days at most', async () => {
    const account = anAccount();
    const answer = await aBrowser(site, anAddress()).post('/auth/sign-in', credentialsOf(account));
    expect([answer.status, answer.headers['cache-control'], answer.json()]).toEqual([
      200,
      'no-store',
      { visitor: { id: account.id, name: account.name, email: account.email, verified: true } },
    ]);
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-oturum=[\w-]{43};/);
    const attributes = cookie.split('; ').slice(1).sort();
    expect(attributes).toEqual(['HttpOnly', `Max-Age=${(30 * DAY_MS) / 1000}`, 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('A16 is a plain cookie on http, where a browser would refuse the other', async () => {
    const browser = aBrowser(local, anAddress(), 'http://localhost:3000');
    const { headers } = await browser.post('/auth/sign-in', credentialsOf(anAccount()));
    expect(headers['set-cookie']?.[0]).toMatch(/^oturum=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('A16 is kept as the hash of its id, without an e-mail address, and ends after a week without a request', async () => {
    const account = anAccount();
    const browser = await signedIn(account);
    const id = browser.cookie.split('=')[1] ?? '';
    const key = `session:visitor:${createHash('sha256').update(id).digest('hex')}`;
    expect(await sessionAt(key)).toEqual({
      holder: { accountId: account.id, name: account.name, verified: true },
      endsAt: expect.any(Number),
    });
    await inRedis.pexpire(key, 5_000);
    await visitorOf(browser);
    expect(Math.round((await inRedis.pttl(key)) / DAY_MS)).toBe(7);
    await inRedis.del(key);
    expect(await visitorOf(browser)).toBeNull();
  });

  it('AUTH-03 ends thirty days after the sign-in, however busy it is', async () => {
    const browser = await signedIn();
    const [key = ''] = await inRedis.keys('session:visitor:*');
    const session = await sessionAt(key);
    const left = session.endsAt - Date.now();
    expect(Math.round(left / DAY_MS)).toBe(30);
    await inRedis.set(
      key,
      seal.seal(key, JSON.stringify({ ...session, endsAt: Date.now() + DAY_MS })),
      'PX',
      7 * DAY_MS,
    );
    await visitorOf(browser);
    expect(await inRedis.pttl(key)).toBeLessThanOrEqual(DAY_MS);
    await inRedis.set(key, seal.seal(key, JSON.stringify({ ...session, endsAt: Date.now() - 1 })), 'KEEPTTL');
    expect(await visitorOf(browser)).toBeNull();
  });

  it('A16 has a new id at each sign-in, and ends the one before it', async () => {
    const account = anAccount();
    const browser = await signedIn(account);
    const former = browser.cookie;
    await browser.post('/auth/sign-in', credentialsOf(account));
    expect(browser.cookie).not.toBe(former);
    const planted = aBrowser(site, anAddress());
    planted.plant(former);
    expect(await visitorOf(planted)).toBeNull();
    planted.plant('__Host-oturum=chosen-by-somebody');
    await planted.post('/auth/sign-in', credentialsOf(account));
    expect(planted.cookie).not.toContain('chosen-by-somebody');
  });

  it('is known to every copy of the gateway', async () => {
    const account = anAccount();
    const browser = await signedIn(account);
    const elsewhere = aBrowser(secondCopy, anAddress());
    elsewhere.plant(browser.cookie);
    expect(await visitorOf(elsewhere)).toMatchObject({ id: account.id });
  });

  it('AUTH-10 A16 ends on the server at sign-out, which is a POST', async () => {
    const browser = await signedIn();
    const former = browser.cookie;
    const answer = await browser.post('/auth/sign-out');
    expect([answer.status, browser.cookie]).toEqual([204, '']);
    browser.plant(former);
    expect(await visitorOf(browser)).toBeNull();
    expect((await browser.get('/auth/sign-out')).status).toBe(404);
  });

  it('AUTH-03 all others end when the password changes', async () => {
    const account = anAccount();
    const [here, there] = [await signedIn(account), await signedIn(account)];
    await here.graphql(`mutation { changePassword(current: "${PASSWORD}", next: "yeşil bardak 77 incir") }`);
    expect([await visitorOf(here), await visitorOf(there)]).toMatchObject([{ id: account.id }, null]);
  });

  it('AUTH-11 all of the account end when its password is reset', async () => {
    const account = anAccount();
    const [browser, stranger] = [await signedIn(account), aBrowser(site, anAddress())];
    const reset = (token: string) =>
      stranger.graphql(`mutation { resetPassword(token: "${token}", password: "yeşil bardak 77 incir") }`);
    expect(errorOf(await reset('used'))).toMatchObject({ code: 'link-expired' });
    expect((await reset(account.id)).json()).toEqual({ data: { resetPassword: true } });
    expect(await visitorOf(browser)).toBeNull();
  });

  it('GEN-21 all of the account end when it is erased', async () => {
    const account = anAccount();
    const [here, there] = [await signedIn(account), await signedIn(account)];
    const wrong = await here.graphql('mutation { eraseAccount(password: "wrong") }');
    expect([wrong.status, errorOf(wrong)]).toMatchObject([422, { code: 'wrong-password' }]);
    await here.graphql(`mutation { eraseAccount(password: "${PASSWORD}") }`);
    expect([await visitorOf(here), await visitorOf(there)]).toEqual([null, null]);
  });

  it('R7: all others end after a change of password without an answer, because the password may have changed', async () => {
    const account = anAccount();
    const [here, there] = [await signedIn(account), await signedIn(account)];
    const answer = await here.graphql(`mutation { changePassword(current: "${PASSWORD}", next: "${UNANSWERED}") }`);
    expect([answer.status, errorOf(answer)]).toMatchObject([503, { code: 'outcome-unknown' }]);
    expect([await visitorOf(here), await visitorOf(there)]).toMatchObject([{ id: account.id }, null]);
  });

  it('R7: sessions that began earlier end when identity announces it, whatever the cause', async () => {
    const account = anAccount();
    const [here, there] = [await signedIn(account), await signedIn(account)];
    const except = createHash('sha256')
      .update(here.cookie.split('=')[1] ?? '')
      .digest('hex');
    const ended = { id: account.id, kind: 'account', except };
    const messaging = await Messaging.connect({ name: 'test', servers: nats.url });
    await eventually('the other session has ended', async () => {
      announce(messaging, SessionsEnded, ended);
      expect(await visitorOf(there)).toBeNull();
    });
    expect(await visitorOf(here)).toMatchObject({ id: account.id });
    const later = await signedIn(account);
    announce(messaging, SessionsEnded, { ...ended, except: null }, new Date(Date.now() - 60_000));
    announce(messaging, SessionsEnded, { ...ended, except: 'of another' }, new Date(Date.now() + 60_000));
    await eventually('all of them have ended', async () => expect(await visitorOf(later)).toBeNull());
    await messaging.close();
  });

  it('A38 H2: is rejected when its data was forged, altered or copied to another key in Redis', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    const keyOf = ({ cookie }: Browser) =>
      `session:visitor:${createHash('sha256')
        .update(cookie.split('=')[1] ?? '')
        .digest('hex')}`;
    const own = (await inRedis.get(keyOf(browser))) ?? '';
    const unsealed = JSON.stringify(await sessionAt(keyOf(browser)));
    const forged = [
      unsealed,
      `.${unsealed}`,
      `${own.split('.')[0]}.${unsealed.replace('Ayşe', 'Elif')}`,
      new SessionSigner('a-token-of-somebody-else').seal(keyOf(browser), unsealed),
      (await inRedis.get(keyOf(other))) ?? '',
    ];
    for (const value of forged) {
      await inRedis.set(keyOf(browser), value);
      expect([value, await visitorOf(browser)]).toEqual([value, null]);
    }
    await inRedis.set(keyOf(browser), own);
    expect(await visitorOf(browser)).not.toBeNull();
  });

  it('R14: in the format of another version ends, and causes no error', async () => {
    const browser = await signedIn();
    const [key = ''] = await inRedis.keys('session:visitor:*');
    await inRedis.set(key, seal.seal(key, JSON.stringify({ holder: { accountId: 1 } })));
    const me = await browser.get('/auth/me');
    expect([me.status, me.json().visitor, await inRedis.exists(key)]).toEqual([200, null, 0]);
  });

  it('R24: is removed from the list of the account’s sessions at the next sign-in once it has expired', async () => {
    const account = anAccount();
    for (let count = 0; count < 4; count++) await signedIn(account);
    await inRedis.del(await inRedis.keys('session:visitor:*'));
    await signedIn(account);
    expect(await inRedis.scard(`sessions-of:visitor:${account.id}`)).toBe(1);
  });

  it('knows a new name in every browser at once', async () => {
    const account = anAccount();
    const [here, there] = [await signedIn(account), await signedIn(account)];
    await here.graphql('mutation { changeName(name: "Ayşe Demir") }');
    expect((await there.graphql('{ me { name email verified createdAt } }')).json()).toEqual({
      data: { me: { name: 'Ayşe Demir', email: account.email, verified: true, createdAt: account.createdAt } },
    });
    const sessions = await Promise.all((await inRedis.keys('session:*')).map(sessionAt));
    expect(sessions).toMatchObject([{ holder: { name: 'Ayşe Demir' } }, { holder: { name: 'Ayşe Demir' } }]);
  });

  it('does not change the HTML of a page, which is the same for everybody', async () => {
    const browser = await signedIn();
    const page = await eventually('a page of somebody signed in', async () => {
      const answer = await browser.get('/');
      expect([answer.status, answer.headers['x-page']]).toEqual([200, 'miss']);
      return answer;
    });
    const ofNobody = await aBrowser(secondCopy, anAddress()).get('/');
    expect([page.text, page.headers['set-cookie']]).toEqual([ofNobody.text, undefined]);
  });
});

describe('signing in', () => {
  it('AUTH-02 AUTH-10 refuses an unknown address and a wrong password with the same words', async () => {
    const { email } = anAccount();
    const browser = aBrowser(site, anAddress());
    const answers = [
      await browser.post('/auth/sign-in', { email, password: 'wrong' }),
      await browser.post('/auth/sign-in', { email: 'kimse@ornek.com', password: 'wrong' }),
    ].map(({ status, json }): unknown[] => [status, { ...json(), traceId: '' }]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject([401, { code: 'wrong-credentials', kind: 'unauthenticated' }]);
  });

  it('AUTH-10 answers 403 to the right password of an account that is not active', async () => {
    const account = anAccount({ verified: false });
    const browser = aBrowser(site, anAddress());
    const wrong = await browser.post('/auth/sign-in', { email: account.email, password: 'wrong' });
    const right = await browser.post('/auth/sign-in', credentialsOf(account));
    expect([wrong.status, right.status, right.json().code, browser.cookie]).toEqual([
      401,
      403,
      'e-mail-not-verified',
      '',
    ]);
  });

  it.each([
    [{ email: 'a', password: { $ne: '' } }],
    [{ email: { $gt: '' }, password: 'x' }],
    [{ email: 'a', password: 'x', admin: true }],
    [{ email: 'a' }],
    [{ email: '', password: '' }],
    [[{ email: 'a', password: 'x' }]],
    [{ email: 'a', password: 'x'.repeat(129) }],
  ])('A1 A8 A18 answers 400 to %j without a request to a service', async (body) => {
    const { status, json } = await aBrowser(site, anAddress()).post('/auth/sign-in', body);
    expect([status, json().code, facts.requested]).toEqual([400, 'bad-request', []]);
  });

  it('A18 answers 413 to a password of a megabyte', async () => {
    const body = { email: 'a@b.c', password: 'x'.repeat(1_000_000) };
    expect((await aBrowser(site, anAddress()).post('/auth/sign-in', body)).status).toBe(413);
  });

  it('A15 refuses other sites, and bodies that a form can send', async () => {
    const body = JSON.stringify(credentialsOf(anAccount()));
    const send = (headers: Record<string, string>) => site.fetch('/auth/sign-in', { method: 'POST', headers, body });
    const json = { 'content-type': 'application/json' };
    expect((await send(json)).status).toBe(403);
    expect((await send({ ...json, origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ 'content-type': 'text/plain', origin: SITE })).status).toBe(415);
    expect((await send({ 'content-type': 'application/x-www-form-urlencoded', origin: SITE })).status).toBe(415);
    const signOut = await site.fetch('/auth/sign-out', { method: 'POST', headers: json, body: '{}' });
    expect([signOut.status, facts.requested]).toEqual([403, []]);
  });
});

describe('limits', () => {
  const tryPassword = (email: string, address: string, password = 'wrong', gateway = site) =>
    aBrowser(gateway, address).post('/auth/sign-in', { email, password });

  it('A17 GEN-22 refuses the sixth try of one name from one IP address, even with the right password, and no others', async () => {
    const { email } = anAccount();
    const address = anAddress();
    for (let count = 0; count < 5; count++) expect((await tryPassword(email, address)).status).toBe(401);
    const refused = await tryPassword(email.toUpperCase(), address, PASSWORD);
    expect([refused.status, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await tryPassword(email, anAddress(), PASSWORD)).status).toBe(200);
    expect((await tryPassword(anAccount().email, address, PASSWORD)).status).toBe(200);
  });

  it('A17 GEN-22 applies the limit to simultaneous tries as well', async () => {
    const { email } = anAccount();
    const address = anAddress();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await tryPassword(email, address)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(facts.requested).toHaveLength(5);
  });

  it('A17 GEN-22 counts wrong passwords of sign-ups by IP address too, whatever links they are for', async () => {
    const browser = aBrowser(site, anAddress());
    const verify = async (link: number, password = 'wrong') =>
      (await browser.graphql(`mutation { verifyEmail(token: "${link}", password: "${password}") }`)).status;
    expect(await verify(0, PASSWORD)).toBe(200);
    for (let link = 1; link <= 50; link++) expect(await verify(link)).toBe(422);
    expect(await verify(51)).toBe(429);
  });

  it('A17 GEN-22 refuses the 51st failure from one IP address with any names; successes do not count', async () => {
    const address = anAddress();
    for (let count = 0; count < 3; count++) await tryPassword(anAccount().email, address, PASSWORD);
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => (await tryPassword(`nr${at}@ornek.com`, address)).status),
    );
    expect([statuses.filter((status) => status === 401).length, statuses.includes(429)]).toEqual([50, true]);
  });

  it('M2: counts the addresses of one IPv6 network as one, and the spellings of one name as one', async () => {
    const { email } = anAccount();
    const spellings = [email, email.toUpperCase(), ` ${email}`, email.replace('o', 'ö'), email.replace('k', 'ｋ')];
    for (const [at, spelled] of spellings.entries()) {
      expect((await tryPassword(spelled, `2001:db8:7:7::${at}`)).status).toBe(401);
    }
    expect((await tryPassword(email, '2001:db8:7:7:aaaa::1', PASSWORD)).status).toBe(429);
    expect((await tryPassword(email, '2001:db8:7:8::1', PASSWORD)).status).toBe(200);
  });

  it('M2: limits tries on a heavily attacked account to one per address; its owner can sign in from any address', async () => {
    const { email } = anAccount();
    for (let count = 0; count < 30; count++) {
      expect((await tryPassword(email, `2001:db8:8:${count}::1`)).status).toBe(401);
    }
    const [attacker, owner] = ['2001:db8:9:1::1', '2001:db8:9:2::1'];
    expect((await tryPassword(email, attacker)).status).toBe(401);
    expect((await tryPassword(email, attacker)).status).toBe(429);
    expect((await tryPassword(email, owner, PASSWORD)).status).toBe(200);
    expect((await tryPassword(email, owner, PASSWORD)).status).toBe(200);
  });

  it('GEN-22 forgets the failures of an account that signs in', async () => {
    const { email } = anAccount();
    const address = anAddress();
    for (const password of ['wrong', 'wrong', 'wrong', 'wrong', PASSWORD, 'wrong', 'wrong', 'wrong', 'wrong']) {
      expect((await tryPassword(email, address, password)).status).toBe(password === PASSWORD ? 200 : 401);
    }
  });

  it('A19 believes X-Forwarded-For of a trusted proxy only', async () => {
    const { email } = anAccount();
    const from = (address: string) =>
      aBrowser(local, address, 'http://localhost:3000').post('/auth/sign-in', { email, password: 'wrong' });
    for (let count = 0; count < 5; count++) expect((await from(anAddress())).status).toBe(401);
    expect((await from(anAddress())).status).toBe(429);
  });

  it('AUTH-03 limits a session to five wrong passwords', async () => {
    const browser = await signedIn();
    const attempt = () => browser.graphql('mutation { eraseAccount(password: "wrong") }');
    for (let count = 0; count < 5; count++) expect((await attempt()).status).toBe(422);
    expect((await attempt()).status).toBe(429);
  });

  const trap = '{ website: "", elapsedMs: 5000 }';
  const signUp = (over: Record<string, string> = {}) => {
    const input: Record<string, string> = {
      name: '"Ayşe"',
      email: '"ayse@ornek.com"',
      password: `"${PASSWORD}"`,
      noticeVersion: '"2026-11"',
      trap,
      commandId: `"${newId()}"`,
      ...over,
    };
    const fields = Object.entries(input).map(([name, value]) => `${name}: ${value}`);
    return `mutation { signUp(input: { ${fields.join(', ')} }) }`;
  };

  it('AUTH-09 GEN-22 passes a sign-up on with its notice and command id, five times an hour for each address', async () => {
    const browser = aBrowser(site, anAddress());
    for (let count = 0; count < 5; count++) {
      const email = `"ayse${count}@ornek.com"`;
      expect((await browser.graphql(signUp({ email }))).json()).toEqual({ data: { signUp: true } });
    }
    const refused = await browser.graphql(signUp());
    expect([refused.status, errorOf(refused)]).toMatchObject([429, { code: 'too-many-requests' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(facts.requested).toHaveLength(5);
    expect(facts.requested[0]).toMatchObject({
      what: 'SignUp',
      request: { name: 'Ayşe', email: 'ayse0@ornek.com', noticeVersion: '2026-11' },
      context: { commandId: expect.any(String) },
    });
  });

  it('U21 passes on the return path of a mailed link, and refuses addresses outside the site', async () => {
    const browser = aBrowser(site, anAddress());
    const page = '/firma/ege-zeytin#yorumlar';
    await browser.graphql(signUp({ returnPath: `"${page}"` }));
    const again = `email: "ayse@ornek.com", trap: ${trap}, returnPath: "${page}"`;
    await browser.graphql(`mutation { resendVerification(${again}) }`);
    expect(facts.requested.map(({ request }) => request)).toMatchObject([{ returnPath: page }, { returnPath: page }]);
    for (const elsewhere of ['//kotu.example', 'https://kotu.example', '/firma?q=BEDAVA', '/\\\\kotu.example']) {
      const refused = await aBrowser(site, anAddress()).graphql(signUp({ returnPath: `"${elsewhere}"` }));
      expect(refused.status).toBe(400);
    }
    expect(facts.requested).toHaveLength(2);
  });

  it('GEN-22 pretends success to a robot, tells a sender who is too fast to send again, and stores neither', async () => {
    const browser = aBrowser(site, anAddress());
    const robot = await browser.graphql(signUp({ trap: '{ website: "x", elapsedMs: 5000 }' }));
    const fast = await browser.graphql(signUp({ trap: '{ website: "", elapsedMs: 1999 }' }));
    expect([robot.json(), fast.status, errorOf(fast)]).toMatchObject([
      { data: { signUp: true } },
      422,
      { code: 'sent-too-fast' },
    ]);
    expect(facts.requested).toEqual([]);
  });

  const mailingTo = (mutation: string, email: string) => `mutation { ${mutation}(email: "${email}", trap: ${trap}) }`;
  /** Sends each mutation from another address; returns which requests reached identity. */
  async function requestedBy(mutations: string[]): Promise<string[]> {
    facts.requested = [];
    for (const send of mutations) {
      expect((await aBrowser(site, anAddress()).graphql(send)).json()).toEqual({ data: expect.anything() });
    }
    return facts.requested.map(({ what }) => what);
  }

  it('M6: mails three links an hour to one mailbox, whether new or again, and answers everybody the same', async () => {
    const links = [signUp({ email: '"fatma@ornek.com"' }), mailingTo('resendVerification', 'fatma+1@ornek.com')];
    expect(await requestedBy([...links, ...links])).toEqual(['SignUp', 'ResendVerification', 'SignUp']);
  });

  it('AUTH-11 mails three resets an hour for one address, however many links were requested for others and of other kinds', async () => {
    const others = [
      ...['fatma+1@ornek.com', 'fatma+2@ornek.com', "fat'ma@ornek.com"].map((email) =>
        mailingTo('requestPasswordReset', email),
      ),
      ...[1, 2, 3].map(() => mailingTo('resendVerification', 'fatma@ornek.com')),
    ];
    expect(await requestedBy(others)).toHaveLength(6);
    const own = ['fatma@ornek.com', 'FATMA@ornek.com', 'Fatma@Ornek.com', 'fatma@ornek.com'];
    const resets = own.map((email) => mailingTo('requestPasswordReset', email));
    expect(await requestedBy(resets)).toEqual(Array(3).fill('RequestPasswordReset'));
  });

  it('AUTH-11 GEN-22 mails links five times an hour for each address', async () => {
    const browser = aBrowser(site, anAddress());
    const send = (mutation: string) => browser.graphql(`mutation { ${mutation}(email: "a@b.com", trap: ${trap}) }`);
    const answers = [];
    for (let count = 0; count < 3; count++) {
      answers.push((await send('requestPasswordReset')).status, (await send('resendVerification')).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the own account of a visitor', () => {
  it('A14 is not returned without a session', async () => {
    const nobody = aBrowser(site, anAddress());
    expect((await nobody.get('/auth/me')).json()).toEqual({ visitor: null, backOffice: null });
    expect((await nobody.graphql('{ me { id } }')).json()).toEqual({ data: { me: null } });
    const refused = await nobody.get('/auth/my-data');
    // A refusal is no file to save.
    expect([refused.status, refused.headers['content-disposition']]).toEqual([401, undefined]);
  });

  it.each(FOR_SOMEBODY.map((operation) => [operation.name, operation] as const))(
    'A14 %s is refused without a session, with an ended one and with a made-up one',
    async (_, { text, variables }) => {
      const browser = await signedIn();
      const ended = browser.cookie;
      await browser.post('/auth/sign-out');
      for (const cookie of ['', ended, '__Host-oturum=made-up', 'isAuthenticated=true']) {
        browser.plant(cookie);
        const answer = await browser.graphql(text, variables);
        expect([answer.status, errorOf(answer)]).toMatchObject([401, { code: 'sign-in-required' }]);
      }
    },
  );

  it('GEN-21 is handed out whole, as a file, with every page of its reviews', async () => {
    const account = anAccount();
    const { status, headers, json } = await (await signedIn(account)).get('/auth/my-data');
    expect([status, headers['cache-control'], headers['content-disposition']]).toEqual([
      200,
      'no-store',
      'attachment; filename="hesap-verilerim.json"',
    ]);
    expect(json()).toMatchObject({
      exportedAt: expect.any(String),
      account: { id: account.id, email: account.email, notice: { version: '2026-11' } },
      reviews: [{ comment: '1. sayfadaki yorum' }, { comment: '2. sayfadaki yorum' }],
      removedReviews: [{ comment: 'Kaldırılan yorum' }],
      removedPhotos: [],
      pages: [{ name: 'Ege Zeytin', proof: 'email-code' }],
      claims: [],
      certificateDocuments: [],
      revokedPages: [],
      replies: [],
      reports: [{ reason: 'spam' }],
      suggestions: [],
      quoteRequests: [],
    });
  });
});

describe('the mails of a saved search', () => {
  const stop = (token: string, headers: Record<string, string> = {}, body = 'List-Unsubscribe=One-Click') =>
    site.fetch(`/arama-bildirimi?jeton=${token}`, { method: 'POST', headers, body });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const stopped = () => facts.requested.filter(({ what }) => what === 'StopSearchMails').map(({ request }) => request);

  it('can be stopped by the one-click form of a mail client, without an origin or a session', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await stop(SEARCH_TOKEN, form)).status).toBe(204);
    expect((await stop(SEARCH_TOKEN, multipart, part)).status).toBe(204);
    expect(stopped()).toEqual([{ token: SEARCH_TOKEN }, { token: SEARCH_TOKEN }]);
  });

  it('stop for replies to reviews in the same way, with the token of the account', async () => {
    const address = '/yanit-bildirimi?jeton=an-account.a-secret';
    const body = 'List-Unsubscribe=One-Click';
    expect((await site.fetch(address, { method: 'POST', headers: form, body })).status).toBe(204);
    const sent = facts.requested.filter(({ what }) => what === 'SwitchReplyMails').map(({ request }) => request);
    expect(sent).toEqual([{ token: 'an-account.a-secret', on: false }]);
  });

  it('cannot be stopped without their token, and no other endpoint accepts such a form', async () => {
    expect((await stop('of-nobody', form)).json()).toMatchObject({ status: 422, code: 'link-expired' });
    expect((await stop('', form)).status).toBe(400);
    expect((await stop(SEARCH_TOKEN, { 'content-type': 'text/plain' })).json()).toMatchObject({ status: 403 });
    const elsewhere = await site.fetch('/auth/sign-out?jeton=1', { method: 'POST', headers: form, body: 'a=b' });
    expect(elsewhere.json()).toMatchObject({ status: 403, code: 'cross-site-request' });
  });
});

describe('while Redis is down', () => {
  it('F5 refuses sign-ins, sign-ups and password changes with 503, and keeps serving pages', async () => {
    const away = await startBackingService('redis');
    const gateway = await runningGateway({
      NATS_URL: nats.url,
      REDIS_URL: away.url,
      NODE_ENV: 'development',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    try {
      const account = anAccount();
      const browser = aBrowser(gateway, anAddress());
      await eventually('the gateway has found Redis', async () => {
        expect((await browser.post('/auth/sign-in', credentialsOf(account))).status).toBe(200);
      });
      await away.stop();
      const signIn = await browser.post('/auth/sign-in', credentialsOf(account));
      expect([signIn.status, signIn.headers['retry-after']]).toEqual([503, '5']);
      expect((await browser.get('/auth/me')).status).toBe(503);
      expect((await browser.post('/auth/sign-out')).status).toBe(503);
      const reset = await browser.graphql(`mutation { resetPassword(token: "${account.id}", password: "x") }`);
      expect([reset.status, account.password]).toEqual([503, PASSWORD]);
      // A 401 would redirect the writer of a form to the sign-in, and the typed text would be lost.
      expect((await browser.graphql('mutation { changeName(name: "Yeni Ad") }')).status).toBe(503);
      const stranger = aBrowser(gateway, anAddress());
      expect((await stranger.graphql('{ me { id } }')).json()).toEqual({ data: { me: null } });
    } finally {
      await gateway.stop();
    }
  });
});

function credentialsOf({ email, password }: { email: string; password: string }) {
  return { email, password };
}
