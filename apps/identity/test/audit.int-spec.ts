import { AUDIT_RECORDED, type AuditRecord } from '@tedarik/events';
import { Database, Erasure, Leases, newId } from '@tedarik/service-kit';
import { outboxEvents, sharedByTests, rejectionOf } from '@tedarik/testing';
import { AuditRepository } from '../src/audit/audit.repository.js';
import { AuditRetention } from '../src/audit/audit-retention.js';
import { auditDocument } from '../src/audit/audit-document.js';
import { ManagedAccounts } from '../src/account/managed-accounts.js';
import { AuditLists } from '../src/audit/audit-lists.js';
import { VerifyCredentialsHandler } from '../src/account/verify-credentials.js';
import { anIdentity, type Identity, PASSWORD } from './an-identity.js';

const OTHER_PASSWORD = 'yeşil bardak 77 incir';
const RECORD: AuditRecord = {
  actor: { id: 'a-1', name: 'Elif Kara' },
  action: 'changed',
  record: { kind: 'certificate', id: 'c-1', name: 'ISO 22000' },
  before: { name: 'ISO' },
  after: { name: 'ISO 22000' },
};

const identity = sharedByTests(anIdentity);
let admin: Awaited<ReturnType<Identity['aBackOfficeAccount']>>;
beforeAll(async () => {
  admin = await identity.aBackOfficeAccount();
});
beforeEach(async () => {
  identity.clock.ahead = 0;
  await identity.db.collection('audit').deleteMany({});
  await identity.db.collection('outbox').deleteMany({});
});

const EVERYTHING = {
  ...{ search: '', page: 1, pageSize: 20 },
  ...{ actorId: null, action: null, recordKind: null, recordId: null },
};
const list = (over: object = {}, of = admin) => identity.get(AuditLists).list({ ...EVERYTHING, ...over }, of.context);

/** Stores records as if received from the stream, one second apart. */
async function store(...records: Partial<AuditRecord>[]) {
  const documents = records.map((over, index) => {
    const record = { ...RECORD, ...over };
    return auditDocument(newId(), new Date(index * 1_000), record);
  });
  await identity.get(AuditRepository).add(documents);
  return documents;
}

/** Audit records that identity published. */
async function announced(): Promise<AuditRecord[]> {
  const events = await outboxEvents<AuditRecord>(identity.db, { subject: AUDIT_RECORDED.identity.subject });
  return events.map(({ envelope }) => envelope.data);
}

it('K5: lists deleted records for thirty days, unless they are restored', async () => {
  const of = (id: string, action: string) => ({ action, record: { kind: 'certificate', id, name: `Sertifika ${id}` } });
  await store(of('gone', 'deleted'), of('back', 'deleted'), of('back', 'restored'), of('there', 'changed'));
  await store({ ...of('x', 'deleted'), record: { kind: 'product', id: 'x', name: 'Bal' } });
  const deleted = async (now: string) => {
    const request = { recordKind: 'certificate', page: 1, pageSize: 20 };
    return (await identity.get(AuditRepository).listDeleted(request, new Date(now))).records.map(
      ({ record }) => record.id,
    );
  };
  expect(await deleted('1970-01-30T00:00:00Z')).toEqual(['gone']);
  expect(await deleted('1970-02-02T00:00:00Z')).toEqual([]);
});

const DAYS_MS = 86_400_000;
/** Runs the retention this many days after 1970-01-01, when the records were created. */
async function retainAt(days: number) {
  identity.clock.ahead = days * DAYS_MS - Date.now();
  const { get, clock } = identity;
  await new Erasure(get(Database), clock, get(Leases), get(AuditRetention)).eraseDue();
}
const stored = async () => JSON.stringify(await identity.db.collection('audit').find().toArray());

it('R4: thirty days after a deletion the log has no values of the record, but still actor, action, time and fields', async () => {
  const email = 'can@tezgah.example';
  const record = { kind: 'account', id: 'c-1', name: 'canak' };
  await store(
    { record, before: { email: null }, after: { email } },
    { record, action: 'deleted', before: { email }, after: null },
  );
  await store({ record: { kind: 'account', id: 'c-2', name: 'duran' } });
  await retainAt(29);
  expect(await stored()).toContain(email);
  await retainAt(31);
  expect(await stored()).not.toMatch(/can@|canak/);
  expect((await list({ recordId: 'c-1' })).records).toMatchObject([
    { actor: RECORD.actor, action: 'deleted', at: '1970-01-01T00:00:01.000Z', before: { email: null }, after: null },
    { action: 'changed', record: { kind: 'account', id: 'c-1', name: '' }, after: { email: null } },
  ]);
  expect((await list({ search: 'canak' })).total).toBe(0);
  expect((await list({ search: 'duran' })).total).toBe(1);
});

it('R4: keeps the values of a restored record', async () => {
  await store({ action: 'deleted' }, { action: 'restored' });
  await retainAt(31);
  expect(await list()).toMatchObject({ records: [{ record: { name: 'ISO 22000' } }, { before: { name: 'ISO' } }] });
});

it.each([
  ['blog-comment', 90],
  ['submission', 365],
  ['change-suggestion', 365],
  ['certificate', 720],
])('R4: removes the values of a %s after %i days, even if it still exists', async (kind, days) => {
  await store({ record: { kind, id: 'x', name: 'Silinecek' } });
  await retainAt(days - 1);
  expect(await stored()).toContain('Silinecek');
  await retainAt(days + 1);
  expect(await stored()).not.toMatch(/Silinecek|ISO/);
});

it('stores a record that is delivered twice only once', async () => {
  const [first] = await store({});
  const again = { ...first!, _id: newId() };
  await identity.get(AuditRepository).add([first!, again]);
  await identity.get(AuditRepository).add([first!, again]);
  expect((await list()).total).toBe(2);
});

it('lists records newest first, in pages', async () => {
  await store(...['bir', 'iki', 'üç'].map((name) => ({ record: { kind: 'certificate', id: name, name } })));
  const { records, total } = await list({ pageSize: 2 });
  expect([records.map(({ record }) => record.name), total]).toEqual([['üç', 'iki'], 3]);
  expect((await list({ pageSize: 2, page: 2 })).records).toMatchObject([{ record: { name: 'bir' } }]);
  expect(records[0]).toEqual({
    ...{ id: expect.any(String), at: expect.any(String), ...RECORD },
    record: { kind: 'certificate', id: 'üç', name: 'üç' },
  });
});

it('filters by record, by actor and by action', async () => {
  await store(
    { record: { kind: 'seo-text', id: 'c-1', name: 'Bursa' } },
    { actor: { id: 'a-2', name: 'Can Ak' } },
    { action: 'deleted' },
    {},
  );
  const count = async (over: object) => (await list(over)).total;
  expect(await count({ recordKind: 'certificate', recordId: 'c-1' })).toBe(3);
  expect(await count({ actorId: 'a-2' })).toBe(1);
  expect(await count({ action: 'deleted' })).toBe(1);
});

it('finds records by folded words, or their beginnings, in names and changed values', async () => {
  await store({ record: { kind: 'business', id: 'b-1', name: 'Şeker Işık Gıda' } }, { after: { city: 'Isparta' } });
  const count = async (search: string) => (await list({ search })).total;
  expect([await count('SEKER ısık'), await count('ıspar'), await count('ISPARTA'), await count('yok')]).toEqual([
    1, 1, 1, 0,
  ]);
});

it('K20: lists a bulk edit once, and its parts only in the histories of their records', async () => {
  const [part] = [{ record: { kind: 'business', id: 'b-1', name: 'Rize Çay' }, partOf: 'edit-1' }];
  await store(part!, { record: { kind: 'bulk-edit', id: 'edit-1', name: '515' } });
  const names = async (over: object) => (await list(over)).records.map(({ record }) => record.name);
  for (const over of [{}, { actorId: 'a-1' }, { action: 'changed' }]) expect(await names(over)).toEqual(['515']);
  expect(await list({ search: 'rize' })).toMatchObject({ records: [], total: 0 });
  expect(await names({ recordKind: 'business', recordId: 'b-1' })).toEqual(['Rize Çay']);
  expect((await list({ recordId: 'b-1' })).records[0]).not.toHaveProperty('partOf');
  await retainAt(721);
  expect(await names({})).toEqual(['']);
});

it('reads a page with an index, whatever the filter', async () => {
  await store({});
  const filters = [
    { 'record.kind': 'certificate', 'record.id': 'c-1' },
    { partOf: null },
    { 'actor.id': 'a-1', partOf: null },
    { action: 'changed', partOf: null },
  ];
  for (const filter of filters) {
    const sorted = identity.db.collection('audit').find(filter).sort({ at: -1, _id: -1 });
    expect(JSON.stringify(await sorted.explain('queryPlanner'))).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
  }
});

it('AUTH-06 shows the log to administrators only; other roles see the history of a single record except an account', async () => {
  await store({}, { record: { kind: 'account', id: 'x', name: 'elif' } });
  const editor = await identity.aBackOfficeAccount({ role: 'editor' });
  expect(await rejectionOf(list({}, editor))).toMatchObject({ code: 'access-denied' });
  expect(await rejectionOf(list({ recordKind: 'account', recordId: 'x' }, editor))).toMatchObject({
    code: 'access-denied',
  });
  expect(await list({ recordKind: 'certificate', recordId: 'c-1' }, editor)).toMatchObject({ total: 1 });
});

describe('identity’s own records', () => {
  it('AUTH-02 contain who signed in, and which account was refused', async () => {
    const { id, username } = await identity.aBackOfficeAccount();
    const verify = (name: string, password: string) =>
      identity.get(VerifyCredentialsHandler).execute({ username: name, password });
    await verify(username, PASSWORD);
    await verify(username, OTHER_PASSWORD);
    await verify('my password typed as a name', PASSWORD);
    expect(await announced()).toMatchObject([
      { actor: { id }, action: 'signed-in', record: { kind: 'account', id } },
      { actor: null, action: 'sign-in-refused', record: { kind: 'account', id } },
      { actor: null, action: 'sign-in-refused', record: { kind: 'account', id: 'unknown', name: '' } },
    ]);
    expect(JSON.stringify(await announced())).not.toMatch(/argon2|typed as a name/);
  });

  it('R8: combine a flood of refused sign-ins into one record per quarter of an hour, with their number', async () => {
    const { id, username } = await identity.aBackOfficeAccount();
    const refused = (times: number) =>
      Promise.all(
        Array.from({ length: times }, () =>
          identity.get(VerifyCredentialsHandler).execute({ username, password: OTHER_PASSWORD }),
        ),
      );
    await refused(8);
    expect(await announced()).toHaveLength(1);
    identity.clock.ahead = 16 * 60_000;
    await refused(4);
    expect(await announced()).toHaveLength(2);
    identity.clock.ahead = 32 * 60_000;
    await refused(1);
    const records = await announced();
    expect(records).toMatchObject([1, 2, 3].map(() => ({ action: 'sign-in-refused', record: { id } })));
    expect(records.reduce((sum, { after }) => sum + (after as { refusals: number }).refusals, 0)).toBe(8 + 4 + 1);
  });

  it('contain which account an administrator changed, with the values before and after, and no password', async () => {
    const { id, username } = await identity.aBackOfficeAccount({ fullName: 'Can Ak' });
    const form = { revision: 1, fullName: 'Can Ak', email: null, avatarUrl: null, active: true };
    await identity.get(ManagedAccounts).change({ id, ...form, role: 'editor' }, admin.context);
    await identity.get(ManagedAccounts).deleteAll({ ids: [id] }, admin.context);
    expect(await announced()).toEqual([
      {
        actor: { id: admin.id, name: 'Elif Kara' },
        action: 'changed',
        record: { kind: 'account', id, name: username },
        before: { role: 'admin' },
        after: { role: 'editor' },
      },
      {
        actor: { id: admin.id, name: 'Elif Kara' },
        action: 'deleted',
        record: { kind: 'account', id, name: username },
        before: { username, fullName: 'Can Ak', email: null, avatarUrl: null, role: 'editor', active: true },
        after: null,
      },
    ]);
  });
});
