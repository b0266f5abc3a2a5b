import { PasswordHasher } from '../src/credentials/password-hasher.js';
import { OwnPassword } from '../src/account/own-password.js';
import { GetBackOfficeAccountQuery } from '../src/account/get-back-office-account.js';
import { VerifyCredentialsHandler } from '../src/account/verify-credentials.js';
import { VerifyVisitorCredentialsHandler } from '../src/visitor/verify-visitor-credentials.js';
import { anAddress, anIdentity, PASSWORD } from './an-identity.js';
import { sharedByTests, rejectionOf } from '@tedarik/testing';

const OTHER_PASSWORD = 'yeşil bardak 77 incir';

const identity = sharedByTests(anIdentity);

const signIn = async (username: string, password: string) =>
  (await identity.get(VerifyCredentialsHandler).execute({ username, password })).account;

describe('changing the own password', () => {
  const change = (context: object, current: string, next: string) =>
    identity.get(OwnPassword).change({ current, next }, context);

  it('AUTH-03 replaces the initial password, and requires the old one', async () => {
    const { username, context } = await identity.aBackOfficeAccount({ mustChangePassword: true });
    expect(await rejectionOf(change(context, OTHER_PASSWORD, OTHER_PASSWORD))).toMatchObject({
      code: 'wrong-password',
    });
    await change(context, PASSWORD, OTHER_PASSWORD);
    expect([await signIn(username, PASSWORD), await signIn(username, OTHER_PASSWORD)]).toMatchObject([
      null,
      { mustChangePassword: false },
    ]);
  });

  it.each([
    ['', 'required'],
    ['kiraz4xsoğu', 'too-short'],
    ['kiraz4x şeftali!'.repeat(9), 'too-long'],
    ['galatasaray1905', 'common-password'],
    [PASSWORD.normalize('NFD'), 'same-password'],
  ])('AUTH-03 refuses %j: %s', async (next, code) => {
    const { context } = await identity.aBackOfficeAccount();
    expect(await rejectionOf(change(context, PASSWORD, next))).toMatchObject({
      fieldErrors: [{ field: 'next', code }],
    });
  });

  it('AUTH-03 accepts one of two concurrent changes, and refuses the other', async () => {
    const { username, context } = await identity.aBackOfficeAccount();
    const wanted = ['yeşil bardak 77 incir', 'sarı masa 12 ayva'];
    const outcomes = await Promise.all(wanted.map((next) => rejectionOf(change(context, PASSWORD, next))));
    expect(outcomes.filter((outcome) => outcome === 'it did not fail')).toHaveLength(1);
    const signedIn = await Promise.all(wanted.map((password) => signIn(username, password)));
    expect(signedIn.filter(Boolean)).toHaveLength(1);
  });

  it('is refused for the account of a visitor', async () => {
    const { context } = await identity.anAccount();
    expect(await rejectionOf(change(context, PASSWORD, OTHER_PASSWORD))).toMatchObject({ code: 'sign-in-required' });
  });
});

it('AUTH-06 returns the account of the actor, and null for a disabled, unknown or visitor account', async () => {
  const { id, username, context } = await identity.aBackOfficeAccount({ role: 'editor' });
  const own = (of: object) => identity.get(GetBackOfficeAccountQuery).execute({}, of);
  expect(await own(context)).toEqual({
    account: { id, username, fullName: 'Elif Kara', role: 'editor', mustChangePassword: false },
  });
  const { context: disabled } = await identity.aBackOfficeAccount({ active: false });
  expect(await own(disabled)).toEqual({ account: null });
  expect(await own({ actor: { kind: 'back-office', id: 'gone', name: '' } })).toEqual({ account: null });
  expect(await own({ actor: { kind: 'account', id, name: '' } })).toEqual({ account: null });
});

it('H4: while sign-ins of visitors fill their queue, another is refused at once but an administrator can sign in', async () => {
  const { username } = await identity.aBackOfficeAccount();
  let end: () => void = () => undefined;
  const flood = new Promise<void>((resolve) => (end = resolve));
  const queue = identity.get(PasswordHasher)['queue'];
  const waiting = Array.from({ length: 42 }, () => queue.run({}, () => flood));
  const visitor = { email: anAddress(), password: PASSWORD };
  const refused = await rejectionOf(identity.get(VerifyVisitorCredentialsHandler).execute(visitor));
  expect(refused).toMatchObject({ code: 'too-busy', kind: 'unavailable' });
  expect(await signIn(username, PASSWORD)).toMatchObject({ username });
  end();
  await Promise.all(waiting);
});
