import type { ChangeAccount, InviteAccount, RequestOf } from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { uniqueName, sharedByTests, rejectionOf } from '@tedarik/testing';
import { ManagedAccounts } from '../src/account/managed-accounts.js';
import { InviteAccountHandler } from '../src/account/invite-account.handler.js';
import { ResetAccountPasswordHandler } from '../src/account/reset-account-password.handler.js';
import { PasswordResets } from '../src/password-reset/password-resets.js';
import { BackOfficePasswordHasher } from '../src/credentials/password-hasher.js';
import { AccountRepository } from '../src/account/account.repository.js';
import { VerifyCredentialsHandler } from '../src/account/verify-credentials.js';
import { anAddress, anIdentity, duringCheck, type Identity, PASSWORD } from './an-identity.js';

const OTHER_PASSWORD = 'yeşil bardak 77 incir';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DENIED = { code: 'access-denied', kind: 'forbidden' };
const LAST_ADMIN = { code: 'last-admin', kind: 'conflict' };
const LINK_EXPIRED = { code: 'link-expired' };

type Admin = Awaited<ReturnType<Identity['aBackOfficeAccount']>>;

const identity = sharedByTests(anIdentity);
let admin: Admin;
beforeEach(async () => {
  await identity.db.collection('accounts').deleteMany({});
  admin = await identity.aBackOfficeAccount();
});
afterEach(() => {
  identity.clock.ahead = 0;
});

const signIn = async (username: string, password: string) =>
  (await identity.get(VerifyCredentialsHandler).execute({ username, password })).account;
const choose = (token: string, password = OTHER_PASSWORD) => identity.get(PasswordResets).reset({ token, password });
const reset = (id: string, of = admin) => identity.get(ResetAccountPasswordHandler).execute({ id }, of.context);
const remove = (ids: string[], of = admin) => identity.get(ManagedAccounts).deleteAll({ ids }, of.context);
const stored = (id: string) => identity.db.collection<{ _id: string }>('accounts').findOne({ _id: id });

type Invitation = RequestOf<typeof InviteAccount>;
const invite = (over: Partial<Invitation> = {}, context: object = admin.context) => {
  const request: Invitation = { username: uniqueName('elif'), fullName: 'Elif Kara', email: null, role: 'editor' };
  return identity.get(InviteAccountHandler).execute({ ...request, ...over }, context);
};

type Form = Omit<RequestOf<typeof ChangeAccount>, 'id'>;
const FORM: Form = {
  revision: 1,
  fullName: 'Elif Kara',
  email: null,
  avatarUrl: null,
  role: 'admin',
  active: true,
};
const change = (id: string, over: Partial<Form>, of = admin) =>
  identity.get(ManagedAccounts).change({ id, ...FORM, ...over }, of.context);

const list = (over: object = {}) =>
  identity.get(ManagedAccounts).list(
    {
      ...{ search: '', page: 1, pageSize: 20, sort: 'full-name' as const, descending: false },
      ...{ role: null, active: null, ...over },
    },
    admin.context,
  );

describe('an invitation', () => {
  it('AUTH-07 without an e-mail address returns a password that has to be changed', async () => {
    const { account, password } = await invite({ role: 'editor' });
    expect(account).toMatchObject({ fullName: 'Elif Kara', role: 'editor', active: true, lastLoginAt: null });
    expect(await signIn(account.username, password ?? '')).toMatchObject({ mustChangePassword: true });
  });

  it('AUTH-07 with an e-mail address mails a link to choose the password, which works once and for three days', async () => {
    const [email, late] = [anAddress(), anAddress()];
    const { account, password } = await invite({ email });
    await invite({ email: late });
    expect([password, account.awaitsPassword]).toEqual([null, true]);
    expect(await signIn(account.username, '')).toBeNull();
    const token = await identity.tokenTo(email);
    identity.clock.ahead = 3 * DAY_MS - MINUTE_MS;
    expect(await choose(token)).toEqual({ accountId: account.id });
    expect(await signIn(account.username, OTHER_PASSWORD)).toMatchObject({ mustChangePassword: false });
    expect(await rejectionOf(choose(token))).toMatchObject(LINK_EXPIRED);
    identity.clock.ahead = 3 * DAY_MS + MINUTE_MS;
    expect(await rejectionOf(choose(await identity.tokenTo(late)))).toMatchObject(LINK_EXPIRED);
  });

  it('AUTH-03 checks the chosen password by the usual rules', async () => {
    const email = anAddress();
    await invite({ email });
    const chosen = choose(await identity.tokenTo(email), 'galatasaray1905');
    expect(await rejectionOf(chosen)).toMatchObject({ fieldErrors: [{ field: 'password', code: 'common-password' }] });
  });

  it('that is sent twice creates one account, and the repeat returns no password', async () => {
    const request = { username: uniqueName('elif') };
    const context = { ...admin.context, commandId: newId() };
    const { account, password } = await invite(request, context);
    expect(await invite(request, context)).toEqual({ account, password: null });
    const log = JSON.stringify(await identity.db.collection('commands').find().toArray());
    expect(log).not.toContain(password);
  });

  it('reports every broken rule, and refuses a user name that is taken in another spelling', async () => {
    const broken = invite({ username: 'a b', fullName: ' ', email: 'ayse@' });
    expect(await rejectionOf(broken)).toMatchObject({
      fieldErrors: [
        { field: 'username', code: 'invalid-username' },
        { field: 'fullName', code: 'required' },
        { field: 'email', code: 'invalid-email' },
      ],
    });
    const username = uniqueName('ışık');
    await invite({ username });
    const again = await Promise.all(
      [1, 2].map(() => rejectionOf(invite({ username: username.replace('ışık', 'ISIK') }))),
    );
    for (const refused of again) {
      expect(refused).toMatchObject({ fieldErrors: [{ field: 'username', code: 'username-taken' }] });
    }
  });

  it('L17 refuses a user name that differs from an existing one only in dots, hyphens and underscores', async () => {
    await invite({ username: 'yonetici' });
    await invite({ username: 'a.yse_kara' });
    for (const username of ['y.onetici', 'Yö-netici', 'yonetici_', 'ayse.kara', 'AYŞEKARA']) {
      const refused = { fieldErrors: [{ field: 'username', code: 'username-alike' }] };
      expect([username, await rejectionOf(invite({ username }))]).toEqual([username, expect.objectContaining(refused)]);
    }
    await invite({ username: 'yonetici2' });
    await invite({ username: 'onetici' });
  });

  it('creates one account for twenty concurrent invitations of one user name', async () => {
    const username = uniqueName('elif');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => rejectionOf(invite({ username }))));
    expect(outcomes.filter((outcome) => outcome === 'it did not fail')).toHaveLength(1);
  });
});

describe('an account', () => {
  it('AUTH-06 ends its sessions when its role changes or it is disabled, but not with a new name', async () => {
    const { id, username } = await identity.aBackOfficeAccount();
    const narrowed = await change(id, { role: 'moderator' });
    expect(narrowed).toMatchObject({ account: { role: 'moderator', revision: 2 }, endsSessions: true });
    expect(await change(id, { role: 'moderator', fullName: 'Elif Ak', revision: 2 })).toMatchObject({
      endsSessions: false,
    });
    expect(await change(id, { role: 'moderator', active: false, revision: 3 })).toMatchObject({ endsSessions: true });
    expect(await signIn(username, PASSWORD)).toBeNull();
  });

  it('AUTH-07 refuses an unsafe picture address, and stores a valid one', async () => {
    const { id } = await identity.aBackOfficeAccount();
    expect(await rejectionOf(change(id, { avatarUrl: 'javascript:alert(1)' }))).toMatchObject({
      fieldErrors: [{ field: 'avatarUrl', code: 'invalid-url' }],
    });
    const { account } = await change(id, { avatarUrl: 'https://resim.ornek.com/elif.jpg' });
    expect(account.avatarUrl).toBe('https://resim.ornek.com/elif.jpg');
  });

  it('is not overwritten by a stale form', async () => {
    const { id } = await identity.aBackOfficeAccount();
    await change(id, { fullName: 'Elif Ak' });
    expect(await rejectionOf(change(id, { fullName: 'Elif Kara' }))).toMatchObject({
      ...{ code: 'account-changed-meanwhile', kind: 'conflict' },
    });
  });

  it('loses its password at once when it is reset, and gets a mailed link or a returned password', async () => {
    const email = anAddress();
    const mailed = await identity.aBackOfficeAccount({ email, lastLoginAt: new Date() });
    expect(await reset(mailed.id)).toMatchObject({ password: null });
    expect(await signIn(mailed.username, PASSWORD)).toBeNull();
    const token = await identity.tokenTo(email);
    identity.clock.ahead = 31 * MINUTE_MS;
    expect(await rejectionOf(choose(token))).toMatchObject(LINK_EXPIRED);
    identity.clock.ahead = 0;
    await choose(token);
    expect(await signIn(mailed.username, OTHER_PASSWORD)).toMatchObject({ mustChangePassword: false });

    const told = await identity.aBackOfficeAccount();
    const { password } = await reset(told.id);
    expect(await signIn(told.username, PASSWORD)).toBeNull();
    expect(await signIn(told.username, password ?? '')).toMatchObject({ mustChangePassword: true });
  });

  it('refuses a sign-in during which its password is reset or it is disabled', async () => {
    const hasher = identity.get(BackOfficePasswordHasher);
    for (const end of [reset, (id: string) => change(id, { active: false })]) {
      const { id, username } = await identity.aBackOfficeAccount();
      duringCheck(hasher, () => end(id));
      expect(await signIn(username, PASSWORD)).toBeNull();
      expect(await stored(id)).toMatchObject({ lastLoginAt: null });
    }
  });

  it('signs in with its current role, and also while another sign-in renews its hash', async () => {
    const hasher = identity.get(BackOfficePasswordHasher);
    const { id, username } = await identity.aBackOfficeAccount();
    duringCheck(hasher, () => change(id, { role: 'editor' }));
    expect(await signIn(username, PASSWORD)).toMatchObject({ id, role: 'editor' });
    const accounts = identity.get(AccountRepository);
    const { passwordHash } = (await accounts.findById(id))!;
    duringCheck(hasher, async () => accounts.replaceHash(id, passwordHash!, await hasher.hash(PASSWORD)));
    expect(await signIn(username, PASSWORD)).toMatchObject({ id });
  });

  it('AUTH-07 invalidates the link mailed to a mistyped address when that is corrected, and can mail a new one', async () => {
    const [mistyped, email] = [anAddress(), anAddress()];
    const { account } = await invite({ email: mistyped });
    const token = await identity.tokenTo(mistyped);
    await change(account.id, { role: 'editor', email });
    expect(await rejectionOf(choose(token))).toMatchObject(LINK_EXPIRED);
    await reset(account.id);
    expect(await choose(await identity.tokenTo(email))).toEqual({ accountId: account.id });
  });

  it('keeps its mailed link valid when anything but its address is changed', async () => {
    const email = anAddress();
    const { account } = await invite({ email });
    await change(account.id, { role: 'editor', email: email.toUpperCase(), fullName: 'Elif Ak' });
    expect(await choose(await identity.tokenTo(email))).toEqual({ accountId: account.id });
  });

  it('invalidates its mailed link when it is disabled or deleted', async () => {
    const [email, other] = [anAddress(), anAddress()];
    const { account } = await invite({ email });
    const { account: gone } = await invite({ email: other });
    await change(account.id, { role: 'editor', active: false, email });
    await remove([gone.id]);
    for (const to of [email, other]) {
      expect(await rejectionOf(choose(await identity.tokenTo(to)))).toMatchObject(LINK_EXPIRED);
    }
  });
});

describe('the last administrator', () => {
  it('AUTH-06 cannot be given another role, disabled or deleted', async () => {
    // None of these accounts could sign in and manage accounts.
    await identity.aBackOfficeAccount({ active: false });
    await invite({ role: 'admin', email: anAddress() });
    await identity.aBackOfficeAccount({ role: 'editor' });
    expect(await rejectionOf(change(admin.id, { role: 'editor' }))).toMatchObject(LAST_ADMIN);
    expect(await rejectionOf(change(admin.id, { active: false }))).toMatchObject(LAST_ADMIN);
    expect(await remove([admin.id])).toEqual({
      outcomes: [{ id: admin.id, outcome: 'refused', code: 'last-admin' }],
    });
    expect(await stored(admin.id)).toMatchObject({ role: 'admin', active: true, revision: 1 });
  });

  it('AUTH-06 cannot be reset by a mailed link, which may never be used', async () => {
    await change(admin.id, { email: anAddress() });
    expect(await rejectionOf(reset(admin.id))).toMatchObject(LAST_ADMIN);
  });

  it.each([1, 2, 3])(
    'AUTH-06 remains when all administrators are demoted, disabled and deleted concurrently (%d)',
    async () => {
      const others = await Promise.all([1, 2, 3].map(() => identity.aBackOfficeAccount()));
      const [a, b, c] = others as [Admin, Admin, Admin];
      await Promise.all([
        rejectionOf(change(admin.id, { role: 'editor' }, a)),
        rejectionOf(change(a.id, { active: false }, b)),
        rejectionOf(remove([b.id], c)),
        rejectionOf(change(c.id, { role: 'moderator' }, admin)),
      ]);
      const left = await identity.db.collection('accounts').countDocuments({ role: 'admin', active: true });
      expect(left).toBeGreaterThanOrEqual(1);
    },
  );

  it('AUTH-06 remains when two administrators demote each other concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await identity.aBackOfficeAccount();
      await Promise.all([
        rejectionOf(change(admin.id, { role: 'editor' }, other)),
        rejectionOf(change(other.id, { role: 'editor' }, admin)),
      ]);
      const admins = await identity.db.collection('accounts').countDocuments({ role: 'admin', active: true });
      expect(admins).toBe(1);
      await identity.db.collection('accounts').deleteMany({});
      admin = await identity.aBackOfficeAccount();
    }
  });
});

describe('bulk deletion', () => {
  it('deletes the others when one is refused', async () => {
    const editor = await identity.aBackOfficeAccount({ role: 'editor' });
    const { outcomes } = await remove([admin.id, editor.id, newId()]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['refused', 'done', 'done']);
    expect(await stored(editor.id)).toBeNull();
  });
});

it('AUTH-06 only an active administrator can manage accounts', async () => {
  const editor = await identity.aBackOfficeAccount({ role: 'editor' });
  const disabled = await identity.aBackOfficeAccount({ active: false });
  expect(await rejectionOf(change(admin.id, {}, editor))).toMatchObject(DENIED);
  expect(await rejectionOf(reset(admin.id, editor))).toMatchObject(DENIED);
  expect(await rejectionOf(invite({}, editor.context))).toMatchObject(DENIED);
  expect((await remove([admin.id], editor)).outcomes).toMatchObject([{ outcome: 'refused', code: 'access-denied' }]);
  expect(await rejectionOf(change(admin.id, {}, disabled))).toMatchObject({ code: 'sign-in-required' });
});

describe('the list', () => {
  it('searches folded text, filters, sorts by the Turkish alphabet and returns the total', async () => {
    await identity.aBackOfficeAccount({ fullName: 'Şeker Ilgaz', role: 'editor' });
    await identity.aBackOfficeAccount({ fullName: 'Çınar Işık', role: 'editor', active: false });
    await identity.aBackOfficeAccount({ fullName: 'Cem Uz', role: 'editor' });
    const names = async (over: object) => (await list(over)).accounts.map(({ fullName }) => fullName);
    expect(await names({ role: 'editor' })).toEqual(['Cem Uz', 'Çınar Işık', 'Şeker Ilgaz']);
    expect(await names({ search: 'SEKER ilgaz' })).toEqual(['Şeker Ilgaz']);
    expect(await names({ role: 'editor', active: false })).toEqual(['Çınar Işık']);
    expect(await list({ role: 'editor', page: 2, pageSize: 2 })).toMatchObject({
      ...{ total: 3, accounts: [{ fullName: 'Şeker Ilgaz' }] },
    });
    expect(await names({ search: '.*' })).toEqual([]);
  });

  it('A39 contains no password hash', async () => {
    expect(JSON.stringify(await list())).not.toMatch(/argon2|passwordHash/);
  });
});

it('R7: publishes the end of sessions for a new role, a reset password and a deletion, but not for a new name', async () => {
  const { id } = await identity.aBackOfficeAccount();
  await change(id, { fullName: 'Elif Ak' });
  expect(await identity.endedSessions(id)).toEqual([]);
  await change(id, { role: 'editor', revision: 2 });
  await reset(id);
  await remove([id]);
  expect(await identity.endedSessions(id)).toEqual(Array(3).fill({ id, kind: 'back-office', except: null }));
});

it.each(['yonеtici', 'οperator', 'admin𞤀', '管理者名'])(
  'L17: refuses the user name %s, whose letters are of another script',
  async (username) => {
    expect(await rejectionOf(invite({ username }))).toMatchObject({
      fieldErrors: [{ field: 'username', code: 'invalid-username' }],
    });
  },
);
