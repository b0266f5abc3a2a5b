import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type TestBackingService, startBackingService, temporaryFolder, testDatabase } from '@tedarik/testing';
import { Messaging } from '@tedarik/messaging';
import { startWholeService } from '@tedarik/messaging/testing';
import { Database, type RunningService } from '@tedarik/service-kit';
import { ChangeBackOfficePassword, VerifyCredentials } from '@tedarik/commands';
import { BackOfficePasswordHasher } from '../src/credentials/password-hasher.js';
import { IDENTITY } from './an-identity.js';

const database = testDatabase();
const file = join(temporaryFolder('identity'), 'first-admin');
let nats: TestBackingService;
let copies: RunningService[] = [];
let messaging: Messaging;

const startCopy = () =>
  startWholeService(IDENTITY, {
    NATS_URL: nats.url,
    MONGODB_URL: database.uri,
    MONGODB_DB: database.db,
    FIRST_ADMIN_FILE: file,
  });

beforeAll(async () => {
  nats = await startBackingService('nats');
  copies = await Promise.all([startCopy(), startCopy()]);
  messaging = await Messaging.connect({ name: 'test', servers: nats.url });
});
afterAll(async () => {
  await messaging?.close();
  await Promise.all(copies.map((copy) => copy.stop()));
  await nats?.stop();
  await database.drop();
});

const accounts = () => copies[0]!.app.get(Database, { strict: false }).db.collection('accounts');
const credentials = () => readFileSync(file, 'utf8').trim().split('\n') as [string, string];
const verify = async (username: string, password: string) =>
  (await messaging.requests.send(VerifyCredentials, { username, password })).account;

it('AUTH-07 several instances that start at once create one first administrator, with its password in a private file', async () => {
  expect(await accounts().countDocuments()).toBe(1);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await verify(...credentials())).toMatchObject({
    username: 'yonetici',
    role: 'admin',
    mustChangePassword: true,
  });
});

it('AUTH-02 stores argon2id with at least 19 MiB and two passes', async () => {
  const account = await accounts().findOne();
  expect(account?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('AUTH-02 A1 returns no account for a wrong password and for an unknown name', async () => {
  const [username] = credentials();
  expect(await verify(username, 'yanlış bir parola')).toBeNull();
  expect(await verify('kimse', 'yanlış bir parola')).toBeNull();
});

it('A17 does as much hashing for an unknown name as for a known one', async () => {
  const spies = copies.map(({ app }) => jest.spyOn(app.get(BackOfficePasswordHasher, { strict: false }), 'matches'));
  const hashed = async (username: string) => {
    spies.forEach((spy) => spy.mockClear());
    await verify(username, 'herhangi bir parola');
    return spies.flatMap(({ mock }) => mock.calls).length;
  };
  expect(await hashed('kimse')).toBe(1);
  expect(await hashed(credentials()[0])).toBe(1);
});

it('A18 accepts all Unicode forms of the same password', async () => {
  const hasher = copies[0]!.app.get(BackOfficePasswordHasher, { strict: false });
  const stored = await hasher.hash('şifre-\u00e7ay');
  expect(await hasher.matches(stored, 's\u0327ifre-c\u0327ay')).toBe(true);
});

it('A1 refuses anything but text', async () => {
  const requested = messaging.requests.send(VerifyCredentials, {
    username: 'a',
    password: { $ne: '' } as unknown as string,
  });
  await expect(requested).rejects.toMatchObject({ failure: { kind: 'invalid' } });
});

// Must be the last test here: afterwards the password in the file is no longer valid.
it('L12: removes the file with the first administrator’s password once that password is changed', async () => {
  const [username, current] = credentials();
  const { id } = (await verify(username, current))!;
  const change = { current, next: 'lacivert kapı aralık sabah' };
  expect(existsSync(file)).toBe(true);
  await messaging.requests.send(ChangeBackOfficePassword, change, {
    actor: { kind: 'back-office', id, name: 'Yönetici' },
  });
  expect(existsSync(file)).toBe(false);
});
