import { newId } from '@tedarik/service-kit';
import { AUDIT_RECORDED } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import { anEnvelope, eventually } from '@tedarik/testing';
import { AREAS_OF } from '../src/administrators/areas.js';
import { AREA } from '../src/graphql/manages.js';
import { MANAGEMENT_RESOLVERS } from '../src/resolvers.js';
import { SessionSigner } from '../src/sessions/session-signer.js';
import { backOfficeGateway } from './back-office-gateway.js';
import type { IdentityFacts } from './identity-stand-in.js';
import { OPERATIONS_OF_THE_SCHEMA, type SchemaOperation } from './operations-of-the-schema.js';
import { SITE } from './running-gateway.js';

const PASSWORD = 'mavi sandalye 41 kiraz';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Operations that visitors may use; all others in the schema belong to the back office. */
const OF_THE_SITE = new Set([
  ...['layout', 'categories', 'recentBusinesses', 'businessList', 'businessMap', 'business', 'businessNamed'],
  ...[
    'category',
    'cities',
    'city',
    'districts',
    'district',
    'businessesByIds',
    'productList',
    'product',
    'suggestions',
  ],
  ...['postList', 'blogCategories'],
  ...[
    'featuredPosts',
    'post',
    'previewedPost',
    'me',
    'reviews',
    'myReview',
    'myReviews',
    'comments',
    'addComment',
    'submitBusiness',
  ],
  ...['signUp', 'verifyEmail', 'resendVerification', 'requestPasswordReset', 'resetPassword', 'changeName'],
  ...[
    'quoteRequest',
    'requestQuotes',
    'confirmQuoteRequest',
    'answerQuoteQuestion',
    'acceptQuoteOffer',
    'closeQuoteRequest',
  ],
  ...[
    'quoteInvitation',
    'makeQuoteOffer',
    'withdrawQuoteOffer',
    'declineQuoteRequest',
    'askQuoteQuestion',
    'stopQuoteMails',
    'resumeQuoteMails',
  ],
  ...['myQuoteRequests', 'quoteSuppliers', 'quoteProvinces'],
  ...['myFavourites', 'changeMyFavourites', 'mySavedSearches', 'keepSearch', 'changeSavedSearch', 'deleteSavedSearch'],
  ...[
    'stopSearchMails',
    'switchReplyMails',
    'claimOptions',
    'startClaim',
    'enterClaimCode',
    'myPages',
    'coOwners',
    'leavePage',
  ],
  ...['pageInvitation', 'inviteOwner', 'withdrawInvitation', 'acceptInvitation'],
  ...['removeClaimDocument', 'withdrawClaim', 'myCertificateDocuments', 'removeMyCertificateDocument'],
  ...['changePassword', 'eraseAccount', 'postReview', 'editReview', 'deleteReview', 'reportReview'],
  ...[
    'myPage',
    'myPageFigures',
    'editMyPage',
    'myPagePhotos',
    'arrangeMyPhotos',
    'removeMyPhoto',
    'restoreMyPhoto',
    'describeMyReviewPhoto',
    'removeMyReviewPhoto',
    'restoreMyReviewPhoto',
    'withdrawSuggestion',
    'suggestChange',
    'saveReviewReply',
    'deleteReviewReply',
  ],
]);
/** Operations whose area depends on the kind of record that is requested. */
const BY_THEIR_ARGUMENT = ['managedHistory', 'managedDeleted'];
const OF_THE_BACK_OFFICE = OPERATIONS_OF_THE_SCHEMA.filter(({ name }) => !OF_THE_SITE.has(name));

const own = backOfficeGateway('10.0.1');
const { facts, somebody } = own;

type Administrator = NonNullable<IdentityFacts['administrators']>[number];
function anAdministrator(over: Partial<Administrator> = {}): Administrator {
  const id = newId();
  const administrator: Administrator = {
    id,
    username: `u-${id}`,
    fullName: 'Ayşe Yılmaz',
    role: 'admin',
    mustChangePassword: false,
    password: PASSWORD,
    ...over,
  };
  facts.administrators?.push(administrator);
  return administrator;
}
async function signedIn({ username, password } = anAdministrator()) {
  const browser = somebody();
  expect((await browser.post('/auth/back-office/sign-in', { username, password })).status).toBe(200);
  return browser;
}
type Browser = Awaited<ReturnType<typeof signedIn>>;
const backOfficeOf = async ({ get }: Browser): Promise<unknown> => (await get('/auth/me')).json().backOffice;
const send = ({ graphql }: Browser, { text, variables }: SchemaOperation) => graphql(text, variables);
const codeOf = ({ json }: { json: () => { errors?: { extensions: { code: string } }[] } }) =>
  json().errors?.[0]?.extensions.code;

/** L3: a refusal needs the status 403 as well. */
const refusalIn = (answer: { status: number; json: () => { errors?: { extensions: { code: string } }[] } }) => ({
  status: answer.status,
  refused: codeOf(answer) === 'access-denied' && answer.status === 403,
});

/** The area that the resolver method or its class is marked with. */
function areaOf(name: string): string {
  const resolver = MANAGEMENT_RESOLVERS.find((one) => name in one.prototype);
  const method = (resolver!.prototype as unknown as Record<string, object>)[name];
  return (Reflect.getMetadata(AREA, method!) ?? Reflect.getMetadata(AREA, resolver!)) as string;
}

describe('the sign-in to the back office', () => {
  it('API-10 AUTH-03 GEN-05 begins a session that no script reads and no other site uses', async () => {
    const { id, username } = anAdministrator();
    const answer = await somebody().post('/auth/back-office/sign-in', { username, password: PASSWORD });
    expect(answer.json()).toEqual({
      backOffice: { id, name: 'Ayşe Yılmaz', role: 'admin', areas: AREAS_OF.admin, mustChangePassword: false },
    });
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-yonetim=[\w-]{43};/);
    const attributes = cookie.split('; ').slice(1).sort();
    expect(attributes).toEqual(['HttpOnly', `Max-Age=${(12 * HOUR_MS) / 1000}`, 'Path=/', 'SameSite=Strict', 'Secure']);
  });

  it('AUTH-08 answers 401 to a wrong password and to an unknown name alike', async () => {
    const { username } = anAdministrator();
    const wrong = await somebody().post('/auth/back-office/sign-in', { username, password: 'yanlis bir parola' });
    const unknown = await somebody().post('/auth/back-office/sign-in', { username: 'kimse', password: PASSWORD });
    expect([wrong.status, wrong.json().code]).toEqual([401, 'wrong-credentials']);
    expect([unknown.status, unknown.json().code]).toEqual([401, 'wrong-credentials']);
  });

  it('AUTH-03 ends half an hour after the last request, and twelve hours after the sign-in in any case', async () => {
    const browser = await signedIn();
    const [key = ''] = await own.inRedis.keys('session:back-office:*');
    const seal = new SessionSigner('a-token-of-tests-only');
    const session = JSON.parse(seal.open(key, (await own.inRedis.get(key)) ?? '') ?? 'null');
    expect(Math.round((session.endsAt - Date.now()) / HOUR_MS)).toBe(12);
    await own.inRedis.pexpire(key, 5_000);
    expect(await backOfficeOf(browser)).not.toBeNull();
    expect(Math.round((await own.inRedis.pttl(key)) / MINUTE_MS)).toBe(30);
    await own.inRedis.set(key, seal.seal(key, JSON.stringify({ ...session, endsAt: Date.now() - 1 })), 'KEEPTTL');
    expect(await backOfficeOf(browser)).toBeNull();
  });

  it('AUTH-05 ends at the sign-out', async () => {
    const browser = await signedIn();
    const { cookie } = browser;
    expect((await browser.post('/auth/back-office/sign-out')).status).toBe(204);
    const thief = somebody();
    thief.plant(cookie);
    expect(await backOfficeOf(thief)).toBeNull();
  });

  it('AUTH-01 is separate from the session of a visitor, in both directions', async () => {
    const visitor = { id: newId(), name: 'Can', email: 'can@ornek.com', verified: true, password: PASSWORD };
    facts.accounts.push({ ...visitor, createdAt: '2026-11-21T08:00:00.000Z' });
    const browser = somebody();
    await browser.post('/auth/sign-in', { email: visitor.email, password: PASSWORD });
    expect(await backOfficeOf(browser)).toBeNull();
    expect((await (await signedIn()).get('/auth/me')).json().visitor).toBeNull();
  });

  it('AUTH-06 applies a reduced role and a deleted account to open sessions at once', async () => {
    const administrator = anAdministrator();
    const browser = await signedIn(administrator);
    administrator.role = 'editor';
    expect(await backOfficeOf(browser)).toMatchObject({ role: 'editor', areas: AREAS_OF.editor });
    facts.administrators?.splice(facts.administrators.indexOf(administrator), 1);
    expect(await backOfficeOf(browser)).toBeNull();
  });

  it('AUTH-03 allows only the change of a password that another user has set', async () => {
    const administrator = anAdministrator({ mustChangePassword: true });
    const browser = await signedIn(administrator);
    const elsewhere = await signedIn(administrator);
    const [first] = OF_THE_BACK_OFFICE;
    expect(codeOf(await send(browser, first!))).toBe('password-change-required');
    const next = { current: PASSWORD, next: 'baska bir parola 12' };
    expect((await browser.post('/auth/back-office/password', { ...next, current: 'yanlis' })).status).toBe(422);
    expect((await browser.post('/auth/back-office/password', next)).status).toBe(204);
    expect(codeOf(await send(browser, first!))).not.toBe('password-change-required');
    expect(await backOfficeOf(elsewhere)).toBeNull();
  });
});

describe('every operation of the back office', () => {
  it('is found by this test, and each of its resolvers is marked with an area', () => {
    expect(OF_THE_BACK_OFFICE.length).toBeGreaterThan(3);
    expect(MANAGEMENT_RESOLVERS.filter((one) => !Reflect.getMetadata(AREA, one))).toEqual([]);
  });

  it.each(OF_THE_BACK_OFFICE.map((operation) => [operation.name, operation] as const))(
    'L3: GEN-12 AUTH-01 AUTH-04 %s answers nobody who is not signed in to it',
    async (_, operation) => {
      const visitor = { id: newId(), name: 'Can', email: `${newId()}@ornek.com`, verified: true, password: PASSWORD };
      facts.accounts.push({ ...visitor, createdAt: '2026-11-21T08:00:00.000Z' });
      const user = somebody();
      await user.post('/auth/sign-in', { email: visitor.email, password: PASSWORD });
      const expired = await signedIn();
      await own.inRedis.del(await own.inRedis.keys('session:back-office:*'));
      const forged = somebody();
      forged.plant(`__Host-yonetim=${'A'.repeat(43)}; isAuthenticated=true`);
      for (const nobody of [somebody(), user, expired, forged]) {
        const answer = await send(nobody, operation);
        expect([answer.status, codeOf(answer)]).toEqual([401, 'sign-in-required']);
      }
    },
  );

  it.each(['editor', 'moderator'] as const)(
    'L3: AUTH-06 refuses a %s exactly the operations outside their role',
    async (role) => {
      const browser = await signedIn(anAdministrator({ role }));
      const answers: { name: string; status: number; refused: boolean; isTheirs: boolean }[] = [];
      // One after the other: all at once would overload a busy machine, which then answers 503.
      for (const operation of OF_THE_BACK_OFFICE) {
        const { name } = operation;
        if (BY_THEIR_ARGUMENT.includes(name)) continue;
        const isTheirs = (AREAS_OF[role] as readonly string[]).includes(areaOf(name));
        answers.push({ name, ...refusalIn(await send(browser, operation)), isTheirs });
      }
      expect(answers.filter(({ refused, isTheirs }) => refused === isTheirs)).toEqual([]);
    },
  );
});

describe('the page of the back office', () => {
  it('ADM-LAY-01 ADM-LAY-08 AUTH-04 redirects to the sign-in with the requested screen as return path', async () => {
    const nobody = somebody();
    const answer = await nobody.get('/yonetici/kategoriler?ara=zeytin');
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      `/yonetici/giris?sonra=${encodeURIComponent('/yonetici/kategoriler?ara=zeytin')}`,
    ]);
    const bare = await nobody.get('/yonetici');
    expect([bare.status, bare.headers.location]).toEqual([302, '/yonetici/giris']);
    const administrator = await signedIn();
    for (const path of ['/yonetici', '/yonetici/giris']) {
      const onward = await administrator.get(path);
      expect([onward.status, onward.headers.location]).toEqual([302, '/yonetici/panel']);
    }
  });

  it('AUTH-04 PUB-LAY-09 is not cached, contains no data, and allows only its own styles', async () => {
    const { status, headers, text } = await (await signedIn()).get('/yonetici/panel');
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex, nofollow']);
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? '')).toEqual({
      site: { locale: 'tr', brand: 'Tezgâh', origin: SITE },
      nonce,
    });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('AUTH-04 fetches a picture for a form for administrators only', async () => {
    const path = `/yonetici/gorsel?adres=${encodeURIComponent('https://ornek.com/logo.png')}`;
    expect((await somebody().get(path)).status).toBe(401);
    const shown = await (await signedIn()).get(path);
    expect([shown.status, shown.headers.location]).toEqual([302, expect.stringMatching(/^\/gorsel\/.+\?w=640$/)]);
    expect((await (await signedIn()).get('/yonetici/gorsel?adres=dosya')).status).toBe(404);
  });

  it('L2: fetches no picture for a role whose records have none, nor before a required change of password', async () => {
    const path = `/yonetici/gorsel?adres=${encodeURIComponent('https://ornek.com/logo.png')}`;
    const moderator = await signedIn(anAdministrator({ role: 'moderator' }));
    const newcomer = await signedIn(anAdministrator({ mustChangePassword: true }));
    const refusals = [await moderator.get(path), await newcomer.get(path)].map(({ status, json }): unknown[] => [
      status,
      json().code,
    ]);
    expect(refusals).toEqual([
      [403, 'access-denied'],
      [403, 'password-change-required'],
    ]);
    expect((await (await signedIn(anAdministrator({ role: 'editor' }))).get(path)).status).toBe(302);
  });
});

describe('the stream of changes', () => {
  it('AUTH-03 AUTH-04 is for administrators who have chosen their own password', async () => {
    expect((await somebody().get('/yonetici/canli')).status).toBe(401);
    const newcomer = await signedIn(anAdministrator({ mustChangePassword: true }));
    expect((await newcomer.get('/yonetici/canli')).status).toBe(403);
  });

  it('names the lists that an event may have changed, without any data', async () => {
    const { cookie } = await signedIn();
    const heard = own.site.listen('/yonetici/canli', { cookie });
    const messaging = await Messaging.connect({ name: 'gateway', servers: own.nats.url });
    const record = { kind: 'certificate', id: 'c', name: 'Helal' };
    const audit = anEnvelope(AUDIT_RECORDED.directory, {
      actor: { id: 'a', name: 'Ayşe' },
      action: 'changed',
      record,
      before: { name: 'Helal' },
      after: { name: 'Helal (TSE)' },
    });
    await eventually('it is said', async () => {
      await messaging.jetstream.publish(AUDIT_RECORDED.directory.subject, JSON.stringify(audit), newId());
      expect(heard.text()).toContain('data: ["Audit","Certificate"]');
    });
    expect(heard.text()).not.toContain('Helal');
    heard.hangUp();
    await messaging.close();
  });

  it('AUTH-03 does not extend a session, and neither does a list that refreshes itself', async () => {
    const browser = await signedIn();
    const [key = ''] = await own.inRedis.keys('session:back-office:*');
    await own.inRedis.pexpire(key, 60_000);
    const heard = own.site.listen('/yonetici/canli', { cookie: browser.cookie });
    await eventually('it has begun', () => expect(heard.text()).toContain(':'));
    await send(browser, OF_THE_BACK_OFFICE[0]!);
    expect(await own.inRedis.pttl(key)).toBeLessThanOrEqual(60_000);
    heard.hangUp();
  });
});

describe('while Redis is down', () => {
  it('AUTH-01 answers 503 instead of 401, so that no session appears to have ended', async () => {
    const browser = await signedIn();
    await own.redis.kill('SIGKILL');
    try {
      const page = await browser.get('/yonetici/panel');
      expect([page.status, page.headers['retry-after']]).toEqual([503, expect.any(String)]);
      expect((await browser.get('/auth/me')).status).toBe(503);
      const operation = await send(browser, OF_THE_BACK_OFFICE[0]!);
      expect([operation.status, codeOf(operation)]).toEqual([503, 'service-unavailable']);
      const again = await browser.post('/auth/back-office/sign-in', { username: 'a', password: 'b' });
      expect(again.status).toBe(503);
    } finally {
      await own.redis.start();
    }
  });
});
