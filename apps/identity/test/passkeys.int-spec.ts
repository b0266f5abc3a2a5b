import { PASSKEY_NAME_LENGTH, PASSKEYS_MAX } from '@tedarik/commands';
import { AUDIT_RECORDED } from '@tedarik/events';
import { outboxEvents, sharedByTests, rejectionOf } from '@tedarik/testing';
import { ManagedAccounts } from '../src/account/managed-accounts.js';
import { OwnPasskeys } from '../src/passkey/own-passkeys.js';
import { VerifyPasskeyHandler } from '../src/passkey/verify-passkey.handler.js';
import { RemoveAccountSecondFactorHandler } from '../src/second-factor/remove-account-second-factor.handler.js';
import { anAddress, anIdentity, type Identity, PASSWORD } from './an-identity.js';
import { anAuthenticator } from './an-authenticator.js';

const SITE = 'https://tezgah.example';

const identity = sharedByTests(anIdentity);

const own = () => identity.get(OwnPasskeys);
const verify = () => identity.get(VerifyPasskeyHandler);
type Authenticator = ReturnType<typeof anAuthenticator>;

async function offered(context: object) {
  const { options } = await own().offer({ password: PASSWORD }, context);
  return options;
}
/** An account with a passkey. */
async function withPasskey(over: Parameters<Identity['aBackOfficeAccount']>[0] = {}) {
  const account = await identity.aBackOfficeAccount(over);
  const authenticator = anAuthenticator(SITE);
  const options = await offered(account.context);
  const passkey = authenticator.create(options);
  await own().add({ challenge: options.challenge, name: 'Telefonum', passkey }, account.context);
  return { ...account, authenticator };
}
async function signIn(authenticator: Authenticator, about: Parameters<Authenticator['get']>[1] = {}) {
  const { options } = await verify().options();
  return verify().execute({ challenge: options.challenge, passkey: authenticator.get(options, about) });
}
async function actionsOn(id: string) {
  const events = await outboxEvents(identity.db, { subject: AUDIT_RECORDED.identity.subject });
  return events
    .map(({ envelope }) => envelope.data as { action: string; record: { id: string } })
    .filter(({ record }) => record.id === id)
    .map(({ action }) => action);
}

describe('adding a passkey', () => {
  it('requires the password, and an authenticator that verifies its user and stores the passkey', async () => {
    const { id, username, context } = await identity.aBackOfficeAccount();
    expect(await rejectionOf(own().offer({ password: 'yanlis' }, context))).toMatchObject({ code: 'wrong-password' });
    expect(await offered(context)).toMatchObject({
      rp: { id: 'tezgah.example', name: 'Tezgâh' },
      user: { id: Buffer.from(id).toString('base64url'), name: username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('shows it in the list, mails and audits it, and tells the authenticator not to create another', async () => {
    const email = anAddress();
    const { id, context, authenticator } = await withPasskey({ email });
    expect((await own().list({}, context)).passkeys).toEqual([
      { id: authenticator.id, name: 'Telefonum', isSynced: false, addedAt: expect.any(String), lastUsedAt: null },
    ]);
    const mail = (await identity.mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('Tezgâh yönetici hesabınıza bir geçiş anahtarı eklendi');
    expect(mail?.body?.text).toContain('“Telefonum”');
    expect(await actionsOn(id)).toEqual(['passkey-added']);
    expect(await offered(context)).toMatchObject({ excludeCredentials: [{ id: authenticator.id }] });
  });

  it.each([
    ['of another challenge', { challenge: 'YW5vdGhlcg' }],
    ['made at another site', { origin: 'https://tezgah.example.evil.example' }],
    ['of an authenticator that knows not who holds it', { knowsUser: false }],
  ])(
    'refuses one %s',
    async (_, { challenge, ...about }: { challenge?: string; origin?: string; knowsUser?: boolean }) => {
      const { context } = await identity.aBackOfficeAccount();
      const options = await offered(context);
      const passkey = anAuthenticator(SITE).create({ challenge: challenge ?? options.challenge }, about);
      const added = own().add({ challenge: options.challenge, name: 'x', passkey }, context);
      expect(await rejectionOf(added)).toMatchObject({ code: 'passkey-refused' });
      expect((await own().list({}, context)).passkeys).toEqual([]);
    },
  );

  it('refuses a passkey that an account already has', async () => {
    const { authenticator } = await withPasskey();
    const { context } = await identity.aBackOfficeAccount();
    const options = await offered(context);
    const again = { challenge: options.challenge, name: 'x', passkey: authenticator.create(options) };
    expect(await rejectionOf(own().add(again, context))).toMatchObject({ code: 'passkey-refused' });
  });

  it.each([
    [' ', 'required'],
    ['a'.repeat(PASSKEY_NAME_LENGTH.max + 1), 'too-long'],
  ])('refuses the name %j', async (name, code) => {
    const { context } = await identity.aBackOfficeAccount();
    const options = await offered(context);
    const passkey = anAuthenticator(SITE).create(options);
    expect(await rejectionOf(own().add({ challenge: options.challenge, name, passkey }, context))).toMatchObject({
      fieldErrors: [{ field: 'name', code }],
    });
  });

  it('is refused when the account has the maximum number of passkeys', async () => {
    const { context } = await withPasskey();
    for (let count = 1; count < PASSKEYS_MAX; count++) {
      const options = await offered(context);
      const passkey = anAuthenticator(SITE).create(options);
      await own().add({ challenge: options.challenge, name: `${count}`, passkey }, context);
    }
    expect(await rejectionOf(own().offer({ password: PASSWORD }, context))).toMatchObject({
      code: 'too-many-passkeys',
    });
  });
});

describe('signing in with a passkey', () => {
  it('signs in to its account without a password, and is audited', async () => {
    const { id, context, authenticator } = await withPasskey();
    expect((await signIn(authenticator)).account).toMatchObject({ id });
    expect(await actionsOn(id)).toEqual(['passkey-added', 'signed-in-by-passkey']);
    expect((await own().list({}, context)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it.each([
    ['at another site', { origin: 'https://evil.example' }],
    ['by an authenticator that knows not who holds it', { knowsUser: false }],
  ])('is refused %s, which is audited', async (_, about) => {
    const { id, authenticator } = await withPasskey();
    expect((await signIn(authenticator, about)).account).toBeNull();
    expect(await actionsOn(id)).toEqual(['passkey-added', 'sign-in-refused']);
  });

  it('is refused with an unknown passkey, a passkey of another challenge, and a signature by another key', async () => {
    const { authenticator } = await withPasskey();
    expect((await signIn(anAuthenticator(SITE))).account).toBeNull();
    const { options } = await verify().options();
    const passkey = authenticator.get({ challenge: 'YW5vdGhlcg' });
    expect((await verify().execute({ challenge: options.challenge, passkey })).account).toBeNull();
    const forged = { ...anAuthenticator(SITE).get(options), id: authenticator.id, rawId: authenticator.id };
    expect((await verify().execute({ challenge: options.challenge, passkey: forged })).account).toBeNull();
  });

  it('is refused when the signature counter does not increase, because the authenticator was copied', async () => {
    const { id, authenticator } = await withPasskey();
    expect((await signIn(authenticator, { counter: 7 })).account).toMatchObject({ id });
    expect((await signIn(authenticator, { counter: 7 })).account).toBeNull();
    expect((await signIn(authenticator, { counter: 8 })).account).toMatchObject({ id });
  });

  it('is refused for a disabled account', async () => {
    const [admin, { id, authenticator }] = [await identity.aBackOfficeAccount(), await withPasskey({ role: 'editor' })];
    const change = { id, revision: 1, fullName: 'Elif Kara', email: null, avatarUrl: null, role: 'editor' as const };
    await identity.get(ManagedAccounts).change({ ...change, active: false }, admin.context);
    expect((await signIn(authenticator)).account).toBeNull();
  });
});

describe('confirming with a passkey instead of the password', () => {
  async function confirm(
    context: object,
    authenticator: Authenticator,
    about: Parameters<Authenticator['get']>[1] = {},
  ) {
    const { options } = await own().offerConfirmation({}, context);
    return own().confirm({ challenge: options.challenge, passkey: authenticator.get(options, about) }, context);
  }

  it('accepts an own passkey, and is not audited as a sign-in', async () => {
    const { id, context, authenticator } = await withPasskey();
    const { options } = await own().offerConfirmation({}, context);
    expect(options).toMatchObject({ allowCredentials: [{ id: authenticator.id }], userVerification: 'required' });
    await confirm(context, authenticator);
    expect((await own().list({}, context)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    expect(await actionsOn(id)).toEqual(['passkey-added']);
  });

  it.each([
    ['at another site', { origin: 'https://evil.example' }],
    ['by an authenticator that knows not who holds it', { knowsUser: false }],
    ['by one that was copied', { counter: 0 }],
  ])('is refused %s', async (_, about) => {
    const { context, authenticator } = await withPasskey();
    await confirm(context, authenticator, { counter: 5 });
    expect(await rejectionOf(confirm(context, authenticator, { counter: 6, ...about }))).toMatchObject({
      code: 'passkey-refused',
    });
  });

  it('is refused with a passkey of another account or challenge, and for an account without one', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    expect(await rejectionOf(confirm(one.context, other.authenticator))).toMatchObject({ code: 'passkey-refused' });
    const passkey = one.authenticator.get({ challenge: 'YW5vdGhlcg' });
    const { options } = await own().offerConfirmation({}, one.context);
    const confirmed = own().confirm({ challenge: options.challenge, passkey }, one.context);
    expect(await rejectionOf(confirmed)).toMatchObject({ code: 'passkey-refused' });
    const { context } = await identity.aBackOfficeAccount();
    expect(await rejectionOf(own().offerConfirmation({}, context))).toMatchObject({ code: 'no-passkey' });
  });
});

describe('removing a passkey', () => {
  it('requires the password of its owner, and the passkey can no longer sign in', async () => {
    const email = anAddress();
    const { id, context, authenticator } = await withPasskey({ email });
    const remove = (password: string) => own().remove({ id: authenticator.id, password }, context);
    expect(await rejectionOf(remove('yanlis'))).toMatchObject({ code: 'wrong-password' });
    await remove(PASSWORD);
    expect((await signIn(authenticator)).account).toBeNull();
    expect((await identity.mailsTo(email)).at(-1)?.subject).toContain('bir geçiş anahtarı silindi');
    expect(await actionsOn(id)).toContain('passkey-removed');
    expect(await rejectionOf(remove(PASSWORD))).toMatchObject({ code: 'no-passkey' });
  });

  it('is refused to other accounts', async () => {
    const [{ authenticator }, other] = [await withPasskey(), await identity.aBackOfficeAccount()];
    const remove = own().remove({ id: authenticator.id, password: PASSWORD }, other.context);
    expect(await rejectionOf(remove)).toMatchObject({ code: 'no-passkey' });
  });

  it('is possible for an administrator, to whom the list of accounts shows it, and happens when the account is deleted', async () => {
    const admin = await identity.aBackOfficeAccount();
    const [one, other] = [await withPasskey({ role: 'editor' }), await withPasskey({ role: 'editor' })];
    const list = { page: 1, pageSize: 5, sort: 'username' as const, descending: false, role: null, active: null };
    const listed = await identity.get(ManagedAccounts).list({ ...list, search: one.username }, admin.context);
    expect(listed.accounts).toMatchObject([{ hasPasskey: true, hasSecondFactor: false }]);
    const { account } = await identity.get(RemoveAccountSecondFactorHandler).execute({ id: one.id }, admin.context);
    expect(account).toMatchObject({ hasPasskey: false });
    await identity.get(ManagedAccounts).deleteAll({ ids: [other.id] }, admin.context);
    for (const { authenticator } of [one, other]) expect((await signIn(authenticator)).account).toBeNull();
    expect(await identity.db.collection('passkeys').countDocuments({ accountId: { $in: [one.id, other.id] } })).toBe(0);
  });
});
