import { RequestPasswordResetHandler } from '../src/password-reset/request-password-reset.handler.js';
import { ResetPasswordHandler } from '../src/password-reset/reset-password.handler.js';
import { PasswordHasher } from '../src/credentials/password-hasher.js';
import { VisitorRepository } from '../src/visitor/visitor.repository.js';
import { VerifyVisitorCredentialsHandler } from '../src/visitor/verify-visitor-credentials.js';
import { anAddress, anIdentity, duringCheck, failureOf, type Identity, PASSWORD } from './an-identity.js';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'yeşil bardak 77 incir';
const LINK_EXPIRED = { code: 'link-expired', kind: 'unprocessable' };

let identity: Identity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity?.close());
afterEach(() => {
  identity.clock.ahead = 0;
});

const request = (email: string) => identity.get(RequestPasswordResetHandler).execute({ email });
const reset = (token: string, password = NEW_PASSWORD) =>
  identity.get(ResetPasswordHandler).execute({ token, password });
const signIn = async (email: string, password: string) =>
  (await identity.get(VerifyVisitorCredentialsHandler).execute({ email, password })).visitor;

it('AUTH-11 sets the password of the mailed link’s account, once', async () => {
  const { id, email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  expect(await reset(token)).toEqual({ accountId: id });
  expect([await signIn(email, PASSWORD), await signIn(email, NEW_PASSWORD)]).toMatchObject([null, { id }]);
  expect(await failureOf(reset(token))).toMatchObject(LINK_EXPIRED);
});

it('AUTH-11 a sign-in with the old password that began before the reset opens nothing after it', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  duringCheck(identity.get(PasswordHasher), () => reset(token));
  expect(await signIn(email, PASSWORD)).toBeNull();
});

it('AUTH-02 a sign-in during which another one makes the hash of the same password stronger opens the account', async () => {
  const { id, email } = await identity.anAccount();
  const hasher = identity.get(PasswordHasher);
  const renew = async () =>
    identity
      .get(VisitorRepository)
      .replaceHash(id, (await identity.find(email))!.passwordHash, await hasher.hash(PASSWORD));
  duringCheck(hasher, renew);
  expect(await signIn(email, PASSWORD)).toMatchObject({ id });
});

it('AUTH-11 two who follow one link at the same moment set one password', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  const outcomes = await Promise.all([1, 2, 3].map(() => failureOf(reset(token))));
  expect(outcomes.filter((outcome) => outcome === 'it did not fail')).toHaveLength(1);
});

it('AUTH-11 a link ends after 30 minutes', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  identity.clock.ahead = 31 * MINUTE_MS;
  expect(await failureOf(reset(token))).toMatchObject(LINK_EXPIRED);
  identity.clock.ahead = 29 * MINUTE_MS;
  await reset(token);
});

it('AUTH-11 a reset ends every other link of the account', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const first = await identity.tokenTo(email);
  await request(email);
  await reset(await identity.tokenTo(email));
  expect(await failureOf(reset(first))).toMatchObject(LINK_EXPIRED);
});

it('AUTH-11 answers an unknown address the same, keeps a link of nobody and mails nothing', async () => {
  const unknown = anAddress();
  const links = () => identity.db.collection('links').countDocuments();
  const before = await links();
  expect(await request(unknown)).toEqual({});
  expect([(await links()) - before, await identity.mailsTo(unknown)]).toEqual([1, []]);
});

it('AUTH-11 an account that was waiting is active with it, and announced', async () => {
  const email = anAddress();
  await identity.signUp({ email });
  await request(email);
  const { accountId } = await reset(await identity.tokenTo(email));
  expect(await identity.find(email)).toMatchObject({ verified: true, dropAt: null });
  expect(await identity.announced(accountId)).toHaveLength(1);
});

it('a made-up token costs no hashing, and a refused password leaves the link good', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  const hash = jest.spyOn(identity.get(PasswordHasher), 'hash');
  expect(await failureOf(reset('made up'))).toMatchObject(LINK_EXPIRED);
  expect(await failureOf(reset(token, 'kısa'))).toMatchObject({
    fieldErrors: [{ field: 'password', code: 'too-short' }],
  });
  expect(hash).not.toHaveBeenCalled();
  await reset(token);
});
