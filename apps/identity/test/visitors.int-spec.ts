import { AccountChanged, AccountErased } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { PasswordHasher } from '../src/credentials/password-hasher.js';
import { OwnProfile } from '../src/visitor/own-profile.js';
import { ChangePasswordHandler } from '../src/visitor/change-password.handler.js';
import { EraseAccountHandler } from '../src/visitor/erase-account.handler.js';
import { SignUps } from '../src/sign-up/sign-ups.js';
import { VerifyVisitorCredentialsHandler } from '../src/visitor/verify-visitor-credentials.js';
import { anAddress, anIdentity, PASSWORD } from './an-identity.js';

const HOUR_MS = 3_600_000;
const OTHER_PASSWORD = 'yeşil bardak 77 incir';
const LINK_EXPIRED = { code: 'link-expired', kind: 'unprocessable' };

const identity = sharedByTests(anIdentity);
afterEach(() => {
  identity.clock.ahead = 0;
  jest.restoreAllMocks();
});

const verify = (token: string, proof: { signUpId?: string; password?: string } = { password: PASSWORD }) =>
  identity.get(SignUps).verify({ token, ...proof });
const resend = (email: string, signUpId?: string) => identity.get(SignUps).resend({ email, signUpId });
const signIn = async (email: string, password = PASSWORD) =>
  (await identity.get(VerifyVisitorCredentialsHandler).execute({ email, password })).visitor;
/** Counts how often a password was hashed or checked. */
const countHashes = () => {
  const hasher = identity.get(PasswordHasher);
  const made = jest.spyOn(hasher, 'hash');
  const checked = jest.spyOn(hasher, 'matches');
  return () => [made.mock.calls.length, checked.mock.calls.length];
};

describe('signing up', () => {
  it('AUTH-09 creates an unverified account with the lower-case address and the version of the notice', async () => {
    const email = anAddress();
    await identity.signUp({ name: '  Ayşe   Yılmaz ', email: ` ${email.replace('ayse', 'AYSE')} ` });
    expect(await identity.find(email)).toMatchObject({ name: 'Ayşe Yılmaz', email, verified: false });
    expect((await identity.find(email))?.notice).toEqual({ version: '2026-11', at: expect.any(Date) });
  });

  it('U21 adds the return path of the visitor to the mailed link, also when it is requested again', async () => {
    const email = anAddress();
    const returnPath = '/firma/ege-zeytin#yorumlar';
    await identity.signUp({ email, returnPath });
    await identity.get(SignUps).resend({ email, returnPath });
    for (const mail of await identity.mailsTo(email)) {
      expect(mail.body?.text).toContain('&donus=%2Ffirma%2Fege-zeytin%23yorumlar\n');
    }
    expect(await verify(await identity.tokenTo(email))).toEqual({});
  });

  it('AUTH-09 creates one account for twenty concurrent sign-ups with one address', async () => {
    const email = anAddress();
    await Promise.all(Array.from({ length: 20 }, () => identity.signUp({ email })));
    expect(await identity.db.collection('visitors').countDocuments({ email })).toBe(1);
  });

  it('mails once for a command that is sent twice, even with another password, which the command log does not compare', async () => {
    const email = anAddress();
    const commandId = newId();
    await identity.signUp({ email }, { commandId });
    await identity.signUp({ email, password: OTHER_PASSWORD }, { commandId });
    expect(await identity.mailsTo(email)).toHaveLength(1);
  });

  it('AUTH-09 AUTH-02 gives the same answer with the same hashing for a new, an unverified and an active address', async () => {
    const { email: active } = await identity.anAccount();
    const waiting = anAddress();
    await identity.signUp({ email: waiting });
    for (const email of [anAddress(), waiting, active]) {
      const hashes = countHashes();
      expect(await identity.signUp({ email })).toEqual({});
      expect(hashes()).toEqual([1, 0]);
      jest.restoreAllMocks();
    }
  });

  it('AUTH-09 mails the owner of an active account, and does not change the account', async () => {
    const { email } = await identity.anAccount();
    const before = await identity.find(email);
    await identity.signUp({ email, name: 'Başka Biri', password: OTHER_PASSWORD });
    expect((await identity.mailsTo(email)).at(-1)?.subject).toBe('Tezgâh hesabınız zaten var');
    expect(await identity.find(email)).toEqual(before);
  });

  it('A18 checks every byte of a password, also after byte 72 and after a NUL', async () => {
    const long = 'kiraz şeftali ayva armut elma nar üzüm incir dut vişne kayısı muz karpuz';
    const email = anAddress();
    await identity.anAccount({ email, password: `${long}\0a` });
    expect(Buffer.byteLength(long)).toBeGreaterThan(72);
    expect(await signIn(email, `${long}\0b`)).toBeNull();
    expect(await signIn(email, `${long}\0a`.normalize('NFD'))).toMatchObject({ email });
  });
});

describe('the link in the mail', () => {
  it('AUTH-09 activates the account once and publishes its name without its address', async () => {
    const { id, email } = await identity.anAccount();
    expect(await identity.find(email)).toMatchObject({ verified: true, dropAt: null });
    expect(await identity.announced(id)).toEqual([
      { subject: AccountChanged.subject, version: 2, data: { id, name: 'Ayşe Yılmaz' } },
    ]);
    expect(await rejectionOf(verify(await identity.tokenTo(email)))).toMatchObject(LINK_EXPIRED);
  });

  it('AUTH-09 works once when it is used several times concurrently', async () => {
    const email = anAddress();
    await identity.signUp({ email });
    const token = await identity.tokenTo(email);
    const outcomes = await Promise.all([1, 2, 3].map(() => rejectionOf(verify(token))));
    expect(outcomes.filter((outcome) => outcome === 'it did not fail')).toHaveLength(1);
  });

  it('AUTH-09 works for 24 hours', async () => {
    const [early, late] = [anAddress(), anAddress()];
    await identity.signUp({ email: early });
    await identity.signUp({ email: late });
    identity.clock.ahead = 24 * HOUR_MS - 60_000;
    await verify(await identity.tokenTo(early));
    identity.clock.ahead = 24 * HOUR_MS + 60_000;
    expect(await rejectionOf(verify(await identity.tokenTo(late)))).toMatchObject(LINK_EXPIRED);
  });

  it('is stored as a hash only', async () => {
    const email = anAddress();
    await identity.signUp({ email });
    const token = await identity.tokenTo(email);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await identity.db.collection('links').find().toArray())).not.toContain(token);
  });

  it('M1: activates its own sign-up, even if others signed up with the address before or after', async () => {
    const email = anAddress();
    await identity.signUp({ email, password: 'yabancının 1. parolası', name: 'Yabancı' });
    await identity.signUp({ email });
    const own = await identity.tokenTo(email);
    await identity.signUp({ email, password: 'yabancının 2. parolası', name: 'Yabancı' });
    await verify(own);
    expect(await signIn(email)).toMatchObject({ name: 'Ayşe Yılmaz', verified: true });
  });

  it('M1: of a stranger’s sign-up activates the owner’s own sign-up, with their sign-up id or password as proof', async () => {
    for (const proof of [{ signUpId: newId() }, { password: PASSWORD }]) {
      const email = anAddress();
      await identity.signUp({ email }, { commandId: proof.signUpId });
      await identity.signUp({ email, password: 'yabancının parolası', name: 'Yabancı' }, { commandId: newId() });
      const strangers = await identity.tokenTo(email);
      expect(await rejectionOf(verify(strangers, {}))).toMatchObject({ code: 'password-required' });
      expect(await rejectionOf(verify(strangers, { signUpId: newId() }))).toMatchObject({ code: 'password-required' });
      expect(await rejectionOf(verify(strangers, { password: OTHER_PASSWORD }))).toMatchObject({
        code: 'wrong-password',
      });
      await verify(strangers, proof);
      expect(await signIn(email)).toMatchObject({ name: 'Ayşe Yılmaz', verified: true });
      expect(await signIn(email, 'yabancının parolası')).toBeNull();
    }
  });

  it('M1: when mailed again belongs to the client’s own sign-up, not to a later one of a stranger', async () => {
    const [email, signUpId] = [anAddress(), newId()];
    await identity.signUp({ email }, { commandId: signUpId });
    await identity.signUp({ email, password: 'yabancının parolası', name: 'Yabancı' }, { commandId: newId() });
    await resend(email, signUpId);
    await verify(await identity.tokenTo(email), { signUpId });
    expect(await signIn(email)).toMatchObject({ name: 'Ayşe Yılmaz', verified: true });
  });

  it('AUTH-10 is mailed again to an unverified account only', async () => {
    const [waiting, unknown] = [anAddress(), anAddress()];
    const { email: active } = await identity.anAccount();
    await identity.signUp({ email: waiting });
    const links = () => identity.db.collection('links').countDocuments();
    for (const email of [waiting, unknown, active]) {
      const before = await links();
      expect(await resend(email)).toEqual({});
      expect((await links()) - before).toBe(1);
    }
    expect([await identity.mailsTo(waiting), await identity.mailsTo(unknown)]).toMatchObject([{ length: 2 }, []]);
    expect(await identity.mailsTo(active)).toHaveLength(1);
    await verify(await identity.tokenTo(waiting));
    expect(await identity.find(waiting)).toMatchObject({ verified: true });
  });

  it('GEN-21 an account that is not activated is deleted after 30 days', async () => {
    const email = anAddress();
    await identity.signUp({ email });
    const dropAt = (await identity.find(email))?.dropAt?.getTime() ?? 0;
    expect(Math.round((dropAt - Date.now()) / HOUR_MS)).toBe(30 * 24);
    const indexes = await identity.db.collection('visitors').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { dropAt: 1 }, expireAfterSeconds: 0 }));
  });
});

describe('credentials', () => {
  it('AUTH-10 return the account, verified or not, for the right password, whatever the case of the address', async () => {
    const { id, email } = await identity.anAccount();
    expect(await signIn(email.replace('ayse', 'AYSE'))).toMatchObject({ id, email, verified: true });
    const waiting = anAddress();
    await identity.signUp({ email: waiting });
    expect(await signIn(waiting)).toMatchObject({ verified: false });
  });

  it('AUTH-02 A17 cost the same hashing for an unknown address as for a wrong password', async () => {
    const { email } = await identity.anAccount();
    await signIn(anAddress()); // creates the dummy hash
    for (const address of [email, anAddress()]) {
      const hashes = countHashes();
      expect(await signIn(address, OTHER_PASSWORD)).toBeNull();
      expect(hashes()).toEqual([0, 1]);
      jest.restoreAllMocks();
    }
  });

  it('AUTH-02 are stored as argon2id with 19 MiB and two passes', async () => {
    const { email } = await identity.anAccount();
    expect((await identity.find(email))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('the own account', () => {
  it('is renamed, and the new name published once with the next version', async () => {
    const { id, context } = await identity.anAccount();
    expect(await identity.get(OwnProfile).changeName({ name: ' Ayşe  Demir ' }, context)).toEqual({
      name: 'Ayşe Demir',
    });
    await identity.get(OwnProfile).changeName({ name: 'Ayşe Demir' }, context);
    expect((await identity.announced(id)).slice(1)).toEqual([
      { subject: AccountChanged.subject, version: 3, data: { id, name: 'Ayşe Demir' } },
    ]);
  });

  it('AUTH-03 gets a new password only with the old one', async () => {
    const { email, context } = await identity.anAccount();
    const change = (current: string, next: string) =>
      identity.get(ChangePasswordHandler).execute({ current, next }, context);
    expect(await rejectionOf(change(OTHER_PASSWORD, OTHER_PASSWORD))).toMatchObject({ code: 'wrong-password' });
    expect(await rejectionOf(change(PASSWORD, 'galatasaray1905'))).toMatchObject({
      fieldErrors: [{ field: 'next', code: 'common-password' }],
    });
    await change(PASSWORD, OTHER_PASSWORD);
    expect((await identity.mailsTo(email)).at(-1)?.subject).toBe('Tezgâh şifreniz değiştirildi');
    expect([await signIn(email), await signIn(email, OTHER_PASSWORD)]).toMatchObject([null, { email }]);
  });

  it('R7: publishes the end of its other sessions for a new password, and of all for its erasure', async () => {
    const { id, context } = await identity.anAccount();
    const change = { current: PASSWORD, next: OTHER_PASSWORD, keepsSession: 'a key' };
    await identity.get(ChangePasswordHandler).execute(change, context);
    await identity.get(EraseAccountHandler).execute({ password: OTHER_PASSWORD }, context);
    expect(await identity.endedSessions(id)).toEqual([
      { id, kind: 'account', except: 'a key' },
      { id, kind: 'account', except: null },
    ]);
  });

  it('L9: refuses a password that is the name or address of its owner', async () => {
    const email = `${newId()}.yilmaz@ornek.com`;
    const refused = { fieldErrors: [{ field: 'password', code: 'common-password' }] };
    for (const password of [email, email.toUpperCase(), 'Ayşe.Yılmaz2026!']) {
      expect(await rejectionOf(identity.signUp({ email, password }))).toMatchObject(refused);
    }
    const { context } = await identity.anAccount({ name: 'Fatma Nur Demircioğlu' });
    const next = { current: PASSWORD, next: 'fatmanurdemircioglu1' };
    expect(await rejectionOf(identity.get(ChangePasswordHandler).execute(next, context))).toMatchObject({
      fieldErrors: [{ field: 'next', code: 'common-password' }],
    });
  });

  it('GEN-21 is erased at once from all collections, and the erasure is published', async () => {
    const { id, email, context } = await identity.anAccount();
    const erase = (password: string) => identity.get(EraseAccountHandler).execute({ password }, context);
    expect(await rejectionOf(erase(OTHER_PASSWORD))).toMatchObject({ code: 'wrong-password' });
    await erase(PASSWORD);
    expect((await identity.announced(id)).at(-1)).toEqual({
      subject: AccountErased.subject,
      version: 3,
      data: { id },
    });
    for (const { name } of await identity.db.listCollections().toArray()) {
      expect([name, JSON.stringify(await identity.db.collection(name).find().toArray())]).toEqual([
        name,
        expect.not.stringContaining(email),
      ]);
    }
    expect(await rejectionOf(erase(PASSWORD))).toMatchObject({ code: 'sign-in-required', kind: 'unauthenticated' });
  });

  it('GEN-21 is exported completely except for the password', async () => {
    const { id, email, context } = await identity.anAccount();
    await signIn(email);
    expect(await identity.get(OwnProfile).export({}, context)).toEqual({
      account: {
        id,
        name: 'Ayşe Yılmaz',
        email,
        verified: true,
        createdAt: expect.any(String),
        lastSignInAt: expect.any(String),
        notice: { version: '2026-11', at: expect.any(String) },
        mails: [{ subject: 'Tezgâh hesabınızı etkinleştirin', at: expect.any(String) }],
        favourites: [],
      },
    });
  });

  it('A39 is published without its e-mail address', async () => {
    await identity.anAccount();
    expect(JSON.stringify(await identity.db.collection('outbox').find().toArray())).not.toContain('@');
  });
});
