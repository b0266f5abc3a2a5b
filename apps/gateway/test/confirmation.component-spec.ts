import { newId } from '@tedarik/service-kit';
import { SessionSigner } from '../src/sessions/session-signer.js';
import type { Browser } from './a-browser.js';
import { backOfficeGateway } from './back-office-gateway.js';
import { OPERATIONS_OF_THE_SCHEMA } from './operations-of-the-schema.js';
import { USED_PASSKEY } from './passkeys.js';

const CONFIRMATION = '/auth/back-office/confirmation';
const PASSWORD = 'mavi sandalye 41 kiraz';
const MINUTE_MS = 60_000;
const REFUSED = 'confirmation-required';

const own = backOfficeGateway('10.0.4');
const { facts, somebody } = own;

/** A browser of an administrator who signed in this many minutes ago. */
async function signedInBefore(minutes: number): Promise<Browser> {
  const id = newId();
  const names = { username: `u-${id}`, fullName: 'Ayşe Yılmaz' };
  facts.administrators?.push({ id, ...names, role: 'admin', mustChangePassword: false, password: PASSWORD });
  const browser = somebody();
  await browser.post('/auth/back-office/sign-in', { username: names.username, password: PASSWORD });
  const [key = ''] = await own.inRedis.keys('session:back-office:*');
  const seal = new SessionSigner('a-token-of-tests-only');
  const session = JSON.parse(seal.open(key, (await own.inRedis.get(key)) ?? '') ?? 'null');
  const aged = { ...session, endsAt: session.endsAt - minutes * MINUTE_MS };
  await own.inRedis.set(key, seal.seal(key, JSON.stringify(aged)), 'KEEPTTL');
  return browser;
}
type Failing = { json: () => { errors?: { extensions: { code: string } }[] } };
const codeOf = ({ json }: Failing) => json().errors?.[0]?.extensions.code;
const isConfirmed = async ({ get }: Browser) =>
  ((await get(CONFIRMATION)).json() as { isConfirmed: boolean }).isConfirmed;

const INVITE = `mutation M($input: ManagedInvitationInput!, $commandId: ID!) {
  inviteAccount(input: $input, commandId: $commandId) { password } }`;
const invite = async ({ graphql }: Browser) =>
  codeOf(await graphql(INVITE, { input: { username: 'can', fullName: 'Can', role: 'editor' }, commandId: newId() }));

it('is needed half an hour after the password for accounts, imports and their schedules, and for nothing else', async () => {
  const browser = await signedInBefore(31);
  const refused: string[] = [];
  for (const { name, text, variables } of OPERATIONS_OF_THE_SCHEMA) {
    if (codeOf(await browser.graphql(text, variables)) === REFUSED) refused.push(name);
  }
  expect(refused.toSorted()).toEqual([
    ...['changeAccount', 'confirmImport', 'createScheduledImport', 'deleteAccounts', 'inviteAccount'],
    ...['removeAccountSecondFactor', 'resetAccountPassword', 'runScheduledImport', 'startImport'],
    'updateScheduledImport',
  ]);
});

it('is required for every export, including the rows of imports', async () => {
  const list = { search: '', page: 1, pageSize: 20, sort: 'username', descending: false };
  const variables = encodeURIComponent(JSON.stringify({ list }));
  const of = (operation: string) => `/yonetici/disa-aktar?islem=${operation}&degiskenler=${variables}&bicim=csv`;
  const browser = await signedInBefore(31);
  const codes = async () =>
    Promise.all(
      [
        '/yonetici/disa-aktar/isletmeler?bicim=tsv',
        `/yonetici/ice-aktarim/${newId()}/satirlar?sonuc=invalid`,
        of('ManagedBusinesses'),
        of('ManagedClaims'),
      ].map(async (path): Promise<unknown> => (await browser.get(path)).json().code),
    );
  expect(await codes()).toEqual([REFUSED, REFUSED, REFUSED, REFUSED]);
  await browser.post(CONFIRMATION, { password: PASSWORD });
  expect(await codes()).not.toContain(REFUSED);
});

it('is not needed within half an hour of the sign-in', async () => {
  const browser = await signedInBefore(29);
  expect(await isConfirmed(browser)).toBe(true);
  expect(await invite(browser)).not.toBe(REFUSED);
});

it('is granted by the password of the account', async () => {
  const browser = await signedInBefore(31);
  expect([await isConfirmed(browser), await invite(browser)]).toEqual([false, REFUSED]);
  const wrong = await browser.post(CONFIRMATION, { password: 'yanlis bir parola' });
  expect([wrong.status, wrong.json().code]).toEqual([422, 'wrong-password']);
  expect(await invite(browser)).toBe(REFUSED);
  expect((await browser.post(CONFIRMATION, { password: PASSWORD })).status).toBe(204);
  expect([await isConfirmed(browser), await invite(browser)]).not.toContain(REFUSED);
  expect(await isConfirmed(browser)).toBe(true);
});

it('limits wrong passwords to five, and requires a session', async () => {
  expect((await somebody().post(CONFIRMATION, { password: PASSWORD })).status).toBe(401);
  const browser = await signedInBefore(31);
  for (let tries = 0; tries < 5; tries++) await browser.post(CONFIRMATION, { password: 'yanlis' });
  expect((await browser.post(CONFIRMATION, { password: PASSWORD })).status).toBe(429);
});

describe('a passkey in place of the password', () => {
  const offer = ({ post }: Browser) => post(`${CONFIRMATION}/passkey/options`, {});
  const use = async ({ post }: Browser) => {
    const { status, json } = await post(`${CONFIRMATION}/passkey`, { passkey: USED_PASSKEY });
    return [status, status === 204 ? null : json().code] as const;
  };
  /** A browser of the administrator who owns the passkey in use. */
  async function withPasskey(): Promise<Browser> {
    const browser = await signedInBefore(31);
    facts.passkeyOf = { challenge: 'to-be-signed', accountId: facts.administrators!.at(-1)!.id };
    return browser;
  }

  it('confirms this session', async () => {
    const browser = await withPasskey();
    expect((await offer(browser)).json()).toEqual({ options: { challenge: 'to-be-confirmed' } });
    expect(await invite(browser)).toBe(REFUSED);
    expect(await use(browser)).toEqual([204, null]);
    expect([await isConfirmed(browser), await invite(browser)]).not.toContain(REFUSED);
  });

  it('accepts each challenge once, and refuses the passkey of another account', async () => {
    const browser = await withPasskey();
    const { accountId } = facts.passkeyOf!;
    facts.passkeyOf!.accountId = 'somebody else';
    await offer(browser);
    expect(await use(browser)).toEqual([422, 'passkey-refused']);
    facts.passkeyOf!.accountId = accountId;
    expect(await use(browser)).toEqual([409, 'passkey-expired']);
    expect(await isConfirmed(browser)).toBe(false);
  });

  it('accepts challenges only for their own purpose, sign-in or confirmation, and only in their own session', async () => {
    const browser = await withPasskey();
    await browser.post('/auth/back-office/sign-in/passkey/options', {});
    expect(await use(browser)).toEqual([409, 'passkey-expired']);
    await offer(browser);
    const signIn = await browser.post('/auth/back-office/sign-in/passkey', { passkey: USED_PASSKEY });
    expect([signIn.status, signIn.json().code]).toEqual([409, 'passkey-expired']);

    await offer(browser);
    const challenge = /__Host-yonetim-anahtar=[\w-]+/.exec(browser.cookie)?.[0];
    const { username } = facts.administrators!.at(-1)!;
    const again = somebody();
    await again.post('/auth/back-office/sign-in', { username, password: PASSWORD });
    again.plant(`${again.cookie}; ${challenge}`);
    expect(await use(again)).toEqual([409, 'passkey-expired']);
    expect(await isConfirmed(browser)).toBe(false);
  });

  it('limits wrong passkeys to five, and requires a session', async () => {
    expect([(await offer(somebody())).status, (await use(somebody()))[0]]).toEqual([401, 401]);
    const browser = await withPasskey();
    facts.passkeyOf!.accountId = 'somebody else';
    for (let tries = 0; tries < 5; tries++) {
      await offer(browser);
      await use(browser);
    }
    await offer(browser);
    expect(await use(browser)).toEqual([429, 'too-many-requests']);
  });
});
