import { AUDIT_RECORDED } from '@tedarik/events';
import { AuditTrail } from '../src/index.js';
import { outboxOfTest, type OutboxOfTest } from './outbox-of-test.js';

const ACTOR = { kind: 'back-office', id: 'a-1', name: 'Elif Kara' };
const CREATED = {
  action: 'created',
  record: { kind: 'certificate', id: 'c-1', name: 'ISO 22000' },
  after: { id: 'c-1', name: 'ISO 22000', revision: 1 },
};

let of: OutboxOfTest;
let trail: AuditTrail;
beforeAll(async () => {
  of = await outboxOfTest();
  trail = new AuditTrail(of.outbox);
});
beforeEach(() => of.rows.deleteMany({}));
afterAll(() => of.close());

const recorded = async () => (await of.told<object>()).map(({ envelope }) => envelope);

it('publishes actor, action and record in the transaction of the change', async () => {
  await of.database.transaction((session) => trail.record(session, { actor: ACTOR }, CREATED));
  const failing = of.database.transaction(async (session) => {
    await trail.record(session, { actor: ACTOR }, CREATED);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await recorded()).toMatchObject([
    {
      subject: AUDIT_RECORDED.directory.subject,
      data: {
        actor: { id: 'a-1', name: 'Elif Kara' },
        action: 'created',
        record: CREATED.record,
        before: null,
        after: { name: 'ISO 22000' },
      },
    },
  ]);
});

it('records no action of a visitor, a visitor’s account or the system', async () => {
  for (const actor of [undefined, ...['visitor', 'account', 'system'].map((kind) => ({ ...ACTOR, kind }))]) {
    await of.database.transaction((session) => trail.record(session, { actor }, CREATED));
  }
  expect(await recorded()).toEqual([]);
});

it('records a change that restored former values as "reverted", and a creation as "created"', async () => {
  const context = { actor: ACTOR, isRestore: true };
  const changed = { ...CREATED, action: 'changed', before: { name: 'ISO 9001' } };
  await of.database.transaction(async (session) => {
    for (const entry of [changed, CREATED]) await trail.record(session, context, entry);
  });
  expect(await recorded()).toMatchObject([{ data: { action: 'reverted' } }, { data: { action: 'created' } }]);
});

it('records no save that changed nothing', async () => {
  const same = { ...CREATED, action: 'changed', before: CREATED.after, after: { ...CREATED.after, revision: 2 } };
  await of.database.transaction((session) => trail.record(session, { actor: ACTOR }, same));
  expect(await recorded()).toEqual([]);
});

it('records many changes at once, except those that change nothing', async () => {
  const { record, after } = CREATED;
  const deleted = { action: 'deleted', record, before: after };
  const same = { action: 'changed', record, before: after, after };
  const importer = { id: 'import', name: 'İçe aktarım' };
  await of.database.transaction((session) => trail.recordManyAs(session, importer, [CREATED, same, deleted]));
  const events = await recorded();
  expect(events).toMatchObject([
    { data: { actor: importer, action: 'created' } },
    { data: { actor: importer, action: 'deleted', before: { name: 'ISO 22000' }, after: null } },
  ]);
  expect(new Set(events.map(({ aggregateId }) => aggregateId)).size).toBe(2);
});
