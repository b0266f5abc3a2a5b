import { RECOVERY_CODES } from '@tedarik/commands';
import { AUDIT_RECORDED } from '@tedarik/events';
import { outboxEvents, sharedByTests, rejectionOf } from '@tedarik/testing';
import { OwnPassword } from '../src/account/own-password.js';
import { ManagedAccounts } from '../src/account/managed-accounts.js';
import { VerifyCredentialsHandler } from '../src/account/verify-credentials.js';
import { OwnSecondFactor } from '../src/second-factor/own-second-factor.js';
import { RemoveAccountSecondFactorHandler } from '../src/second-factor/remove-account-second-factor.handler.js';
import { totpOf } from '../src/credentials/second-factor/second-factor.js';
import { VerifySecondFactorHandler } from '../src/second-factor/verify-second-factor.handler.js';
import { anAddress, anIdentity, type Identity, PASSWORD } from './an-identity.js';

const STEP_MS = 30_000;
const OTHER_PASSWORD = 'yeşil bardak 77 incir';

const identity = sharedByTests(anIdentity);
// Starts in the middle of a time step, so that no test crosses a boundary.
beforeEach(() => {
  const inStep = Date.now() % STEP_MS;
  identity.clock.ahead = STEP_MS / 2 - inStep;
});

const codeOf = (key: string, stepsAhead = 0) =>
  totpOf(key).generate({ timestamp: identity.clock.now().getTime() + stepsAhead * STEP_MS });
const nextStep = () => void (identity.clock.ahead += 2 * STEP_MS);
const own = () => identity.get(OwnSecondFactor);

/** An account with a second factor. Its set-up used the code of the current step; the clock is then moved to the next step. */
async function withFactor(over: Parameters<Identity['aBackOfficeAccount']>[0] = {}) {
  const account = await identity.aBackOfficeAccount(over);
  const { key } = await own().offer({ password: PASSWORD }, account.context);
  const { recoveryCodes } = await own().confirm({ code: codeOf(key) }, account.context);
  nextStep();
  return { ...account, key, recoveryCodes };
}
const firstStep = async ({ username }: { username: string }, password = PASSWORD) =>
  identity.get(VerifyCredentialsHandler).execute({ username, password });
async function signIn(account: { username: string }, code: string) {
  const { awaitsCode } = await firstStep(account);
  return (await identity.get(VerifySecondFactorHandler).execute({ ...awaitsCode!, code })).account;
}
/** Actions in the audit log for an account, oldest first. */
async function actionsOn(id: string) {
  const events = await outboxEvents(identity.db, { subject: AUDIT_RECORDED.identity.subject });
  return events
    .map(({ envelope }) => envelope.data as { action: string; record: { id: string } })
    .filter(({ record }) => record.id === id)
    .map(({ action }) => action);
}

describe('setting up a second factor', () => {
  it('requires the password, and takes effect after a correct code', async () => {
    const { id, username, context } = await identity.aBackOfficeAccount();
    expect(await rejectionOf(own().offer({ password: OTHER_PASSWORD }, context))).toMatchObject({
      code: 'wrong-password',
    });
    const { key, uri } = await own().offer({ password: PASSWORD }, context);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Tezg%C3%A2h:${username}\\?.*secret=${key}`));
    expect((await firstStep({ username })).account).toMatchObject({ id });
    expect(await rejectionOf(own().confirm({ code: '000000' }, context))).toMatchObject({ code: 'wrong-code' });
    const { recoveryCodes } = await own().confirm({ code: codeOf(key), keepsSession: 'this' }, context);
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    expect(await own().get({}, context)).toEqual({ since: expect.any(String), recoveryCodesLeft: RECOVERY_CODES });
    expect(await firstStep({ username })).toEqual({
      account: null,
      awaitsCode: { accountId: id, passwordMark: expect.any(String) },
    });
    expect(await identity.endedSessions(id)).toEqual([{ id, kind: 'back-office', except: 'this' }]);
  });

  it('replaces an offer that was not confirmed, and is refused when a second factor exists', async () => {
    const { context } = await identity.aBackOfficeAccount();
    const { key: former } = await own().offer({ password: PASSWORD }, context);
    const { key } = await own().offer({ password: PASSWORD }, context);
    expect(await rejectionOf(own().confirm({ code: codeOf(former) }, context))).toMatchObject({ code: 'wrong-code' });
    await own().confirm({ code: codeOf(key) }, context);
    expect(await rejectionOf(own().offer({ password: PASSWORD }, context))).toMatchObject({
      code: 'second-factor-exists',
    });
  });

  it('stores neither the key nor a recovery code in plain text anywhere', async () => {
    const email = anAddress();
    const { key, recoveryCodes } = await withFactor({ email });
    const collections = await identity.db.collections();
    const rows = await Promise.all(collections.map((collection) => collection.find().toArray()));
    const everything = JSON.stringify(rows);
    expect(everything).toContain(email);
    for (const secret of [key, ...recoveryCodes]) expect(everything).not.toContain(secret);
  });

  it('is mailed to the owner and audited', async () => {
    const email = anAddress();
    const { id } = await withFactor({ email });
    expect((await identity.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Tezgâh yönetici hesabınızda iki adımlı doğrulama açıldı',
    ]);
    expect(await actionsOn(id)).toEqual(['second-factor-added']);
  });
});

describe('signing in with a second factor', () => {
  it('accepts each code once, from the current time step or a neighbouring one', async () => {
    const account = await withFactor();
    const { id, key } = account;
    expect(await signIn(account, codeOf(key, 2))).toBeNull();
    expect(await signIn(account, codeOf(key, -2))).toBeNull();
    const early = codeOf(key, -1);
    expect(await signIn(account, early)).toMatchObject({ id });
    expect(await signIn(account, early)).toBeNull();
    expect(await signIn(account, codeOf(key, 1))).toMatchObject({ id });
    // A code older than one that was used.
    expect(await signIn(account, codeOf(key))).toBeNull();
  });

  it('accepts one of two concurrent uses of the same code', async () => {
    const account = await withFactor();
    const code = codeOf(account.key);
    const both = await Promise.all([signIn(account, code), signIn(account, code)]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  it('accepts each recovery code once, whatever its case and separators, and mails how many are left', async () => {
    const email = anAddress();
    const account = await withFactor({ email });
    const [code = ''] = account.recoveryCodes;
    expect(await signIn(account, ` ${code.replaceAll('-', ' ').toUpperCase()} `)).toMatchObject({ id: account.id });
    expect(await signIn(account, code)).toBeNull();
    expect(await own().get({}, account.context)).toMatchObject({ recoveryCodesLeft: RECOVERY_CODES - 1 });
    expect((await identity.mailsTo(email)).at(-1)?.body?.text).toContain('Kullanabileceğiniz 9 kod kaldı');
  });

  it('is audited as a sign-in when it is complete, and as a refusal when the code is wrong', async () => {
    const account = await withFactor();
    await firstStep(account);
    expect(await actionsOn(account.id)).toEqual(['second-factor-added']);
    await signIn(account, '000000');
    await signIn(account, codeOf(account.key));
    await signIn(account, account.recoveryCodes[0]!);
    expect(await actionsOn(account.id)).toEqual([
      ...['second-factor-added', 'sign-in-refused', 'signed-in', 'signed-in-by-recovery-code'],
    ]);
  });

  it('has to start again when the password changed between the steps', async () => {
    const account = await withFactor();
    const { awaitsCode } = await firstStep(account);
    const change = { current: PASSWORD, next: OTHER_PASSWORD };
    await identity.get(OwnPassword).change(change, account.context);
    const second = { ...awaitsCode!, code: codeOf(account.key) };
    expect(await rejectionOf(identity.get(VerifySecondFactorHandler).execute(second))).toMatchObject({
      code: 'sign-in-expired',
    });
  });
});

describe('the own second factor', () => {
  it('gets new recovery codes with a correct code, which invalidates the old ones', async () => {
    const account = await withFactor();
    const { key, context, recoveryCodes: former } = account;
    expect(await rejectionOf(own().renew({ code: '000000' }, context))).toMatchObject({ code: 'wrong-code' });
    const { recoveryCodes } = await own().renew({ code: codeOf(key) }, context);
    expect(await signIn(account, former[0]!)).toBeNull();
    expect(await signIn(account, recoveryCodes[0]!)).toMatchObject({ id: account.id });
  });

  it('is removed with password and code together', async () => {
    const email = anAddress();
    const account = await withFactor({ email });
    const { id, key, context } = account;
    const remove = (password: string, code: string) => own().remove({ password, code }, context);
    expect(await rejectionOf(remove(OTHER_PASSWORD, codeOf(key)))).toMatchObject({ code: 'wrong-password' });
    expect(await rejectionOf(remove(PASSWORD, '000000'))).toMatchObject({ code: 'wrong-code' });
    await remove(PASSWORD, codeOf(key));
    expect((await firstStep(account)).account).toMatchObject({ id });
    expect((await identity.mailsTo(email)).at(-1)?.subject).toContain('iki adımlı doğrulama kapatıldı');
    expect(await actionsOn(id)).toContain('second-factor-removed');
    expect(await rejectionOf(remove(PASSWORD, codeOf(key)))).toMatchObject({ code: 'no-second-factor' });
  });
});

describe('the second factor of somebody else', () => {
  const take = (id: string, context: object) => identity.get(RemoveAccountSecondFactorHandler).execute({ id }, context);

  it('can be removed by an administrator, which is mailed and audited and ends the sessions', async () => {
    const email = anAddress();
    const [admin, account] = [await identity.aBackOfficeAccount(), await withFactor({ email, role: 'editor' })];
    expect((await take(account.id, admin.context)).account).toMatchObject({ id: account.id, hasSecondFactor: false });
    expect((await firstStep(account)).account).toMatchObject({ id: account.id });
    expect((await identity.mailsTo(email)).at(-1)?.subject).toContain(
      'iki adımlı doğrulama ve geçiş anahtarları kaldırıldı',
    );
    expect(await actionsOn(account.id)).toContain('second-factor-taken');
    expect(await identity.endedSessions(account.id)).toHaveLength(2);
  });

  it('cannot be removed by an editor, nor by its owner in this way', async () => {
    const [editor, account] = [await identity.aBackOfficeAccount({ role: 'editor' }), await withFactor()];
    expect(await rejectionOf(take(account.id, editor.context))).toMatchObject({ code: 'access-denied' });
    expect(await rejectionOf(take(account.id, account.context))).toMatchObject({ code: 'own-second-factor' });
    expect(await rejectionOf(take(editor.id, account.context))).toMatchObject({ code: 'no-second-factor' });
  });

  it('is shown in the list of accounts, and deleted with the account', async () => {
    const [admin, account] = [await identity.aBackOfficeAccount(), await withFactor({ role: 'editor' })];
    const list = { page: 1, pageSize: 5, sort: 'username' as const, descending: false, role: null, active: null };
    const listed = async (search: string) =>
      (await identity.get(ManagedAccounts).list({ ...list, search }, admin.context)).accounts;
    expect(await listed(account.username)).toMatchObject([{ hasSecondFactor: true }]);
    expect(await listed(admin.username)).toMatchObject([{ hasSecondFactor: false }]);
    await identity.get(ManagedAccounts).deleteAll({ ids: [account.id] }, admin.context);
    expect(await identity.db.collection<{ _id: string }>('secondFactors').findOne({ _id: account.id })).toBeNull();
  });
});
