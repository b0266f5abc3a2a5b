import { PasswordResets } from '../src/password-reset/password-resets.js';
import { PasswordHasher } from '../src/credentials/password-hasher.js';
import { VisitorRepository } from '../src/visitor/visitor.repository.js';
import { VerifyVisitorCredentialsHandler } from '../src/visitor/verify-visitor-credentials.js';
import { anAddress, anIdentity, duringCheck, PASSWORD } from './an-identity.js';
import { sharedByTests, rejectionOf } from '@tedarik/testing';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'yeşil bardak 77 incir';
const LINK_EXPIRED = { code: 'link-expired', kind: 'unprocessable' };

const identity = sharedByTests(anIdentity);
afterEach(() => {
  identity.clock.ahead = 0;
});

const request = (email: string) => identity.get(PasswordResets).request({ email });
const reset = (token: string, password = NEW_PASSWORD) => identity.get(PasswordResets).reset({ token, password });
const signIn = async (email: string, password: string) =>
  (await identity.get(VerifyVisitorCredentialsHandler).execute({ email, password })).visitor;

it('AUTH-11 sets the password of the mailed link’s account, once', async () => {
  const { id, email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  expect(await reset(token)).toEqual({ accountId: id });
  expect([await signIn(email, PASSWORD), await signIn(email, NEW_PASSWORD)]).toMatchObject([null, { id }]);
  expect(await rejectionOf(reset(token))).toMatchObject(LINK_EXPIRED);
});

it('AUTH-11 refuses a sign-in with the old password that began before the reset', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  duringCheck(identity.get(PasswordHasher), () => reset(token));
  expect(await signIn(email, PASSWORD)).toBeNull();
});

it('AUTH-02 accepts a sign-in during which another one renews the hash of the same password', async () => {
  const { id, email } = await identity.anAccount();
  const hasher = identity.get(PasswordHasher);
  const renew = async () =>
    identity
      .get(VisitorRepository)
      .replaceHash(id, (await identity.find(email))!.passwordHash, await hasher.hash(PASSWORD));
  duringCheck(hasher, renew);
  expect(await signIn(email, PASSWORD)).toMatchObject({ id });
});

it('AUTH-11 lets one of several concurrent uses of a link set the password', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  const outcomes = await Promise.all([1, 2, 3].map(() => rejectionOf(reset(token))));
  expect(outcomes.filter((outcome) => outcome === 'it did not fail')).toHaveLength(1);
});

it('AUTH-11 a link expires after 30 minutes', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  identity.clock.ahead = 31 * MINUTE_MS;
  expect(await rejectionOf(reset(token))).toMatchObject(LINK_EXPIRED);
  identity.clock.ahead = 29 * MINUTE_MS;
  await reset(token);
});

it('AUTH-11 a reset invalidates every other link of the account', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const first = await identity.tokenTo(email);
  await request(email);
  await reset(await identity.tokenTo(email));
  expect(await rejectionOf(reset(first))).toMatchObject(LINK_EXPIRED);
});

it('AUTH-11 gives an unknown address the same answer, stores a link without an account and mails nothing', async () => {
  const unknown = anAddress();
  const links = () => identity.db.collection('links').countDocuments();
  const before = await links();
  expect(await request(unknown)).toEqual({});
  expect([(await links()) - before, await identity.mailsTo(unknown)]).toEqual([1, []]);
});

it('AUTH-11 a reset activates an account that awaits verification, and publishes it', async () => {
  const email = anAddress();
  await identity.signUp({ email });
  await request(email);
  const { accountId } = await reset(await identity.tokenTo(email));
  expect(await identity.find(email)).toMatchObject({ verified: true, dropAt: null });
  expect(await identity.announced(accountId)).toHaveLength(1);
});

it('hashes nothing for an invalid token or password, and keeps the link valid after a refused password', async () => {
  const { email } = await identity.anAccount();
  await request(email);
  const token = await identity.tokenTo(email);
  const hash = jest.spyOn(identity.get(PasswordHasher), 'hash');
  expect(await rejectionOf(reset('made up'))).toMatchObject(LINK_EXPIRED);
  expect(await rejectionOf(reset(token, 'kısa'))).toMatchObject({
    fieldErrors: [{ field: 'password', code: 'too-short' }],
  });
  expect(hash).not.toHaveBeenCalled();
  await reset(token);
});
