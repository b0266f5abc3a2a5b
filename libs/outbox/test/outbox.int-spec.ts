import { BusinessChanged, CategoryChanged, EventEnvelope } from '@tedarik/events';
import { Clock, hashOf, newId, withTrace } from '@tedarik/service-kit';
import { aBusinessSnapshot } from '@tedarik/testing';
import { Outbox, OUTBOX_MIGRATIONS } from '../src/index.js';
import { categoryChanged, outboxOfTest, type OutboxOfTest } from './outbox-of-test.js';

describe('Outbox', () => {
  let of: OutboxOfTest;
  beforeAll(async () => {
    of = await outboxOfTest();
  });
  beforeEach(() => of.rows.deleteMany({}));
  afterAll(() => of.close());

  it('stores an event only if its transaction commits', async () => {
    const states = of.database.db.collection<{ _id: string }>('leases');
    const change = (id: string, fails: boolean) =>
      of.database.transaction(async (session) => {
        await states.insertOne({ _id: id }, { session });
        await of.outbox.appendMany(session, [categoryChanged(id)]);
        if (fails) throw new Error('refused');
      });
    await expect(change('rolled-back', true)).rejects.toThrow('refused');
    await change('committed', false);
    expect(await states.distinct('_id', { _id: { $in: ['rolled-back', 'committed'] } })).toEqual(['committed']);
    expect((await of.told()).map(({ envelope }) => envelope.data.name)).toEqual(['committed']);
  });

  it('writes an envelope that consumers can parse, under the id of the row', async () => {
    const data = aBusinessSnapshot({});
    const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await withTrace(trace, () =>
      of.database.transaction((session) =>
        of.outbox.append(session, BusinessChanged, { aggregateId: data.id, version: 7, data, lane: 'bulk' }),
      ),
    );
    const row = await of.rows.findOne();
    expect(row).toMatchObject({ subject: 'bulk.directory.business.changed.v1', lane: 'bulk', events: 1, sentAt: null });
    const envelope = EventEnvelope.parse(JSON.parse(row!.message));
    expect(envelope).toEqual({
      id: row?._id,
      subject: 'events.directory.business.changed.v1',
      aggregateId: data.id,
      version: 7,
      hash: hashOf(data),
      lane: 'bulk',
      at: row?.createdAt.toISOString(),
      trace,
      data,
    });
  });

  it('publishes only the fields of the contract', async () => {
    const entry = categoryChanged('icecek');
    Object.assign(entry.data, { internalNote: 'private', tags: undefined });
    await of.announce([entry]);
    const [event] = await of.told<object>();
    expect(Object.keys(event!.envelope.data).sort()).toEqual(Object.keys(categoryChanged('x').data).sort());
    expect(event?.envelope.hash).toBe(hashOf(event?.envelope.data));
  });

  it('fails the transaction when data breaks the contract, but does not report it as a bad request', async () => {
    const entry = categoryChanged('icecek');
    const broken = of.announce([{ ...entry, data: { ...entry.data, id: 'not-a-uuid' } }]);
    await expect(broken).rejects.toThrow(/events\.directory\.category\.changed\.v1 breaks its schema/);
    await expect(broken).rejects.not.toHaveProperty('issues');
    expect(await of.rows.countDocuments()).toBe(0);
  });

  it('refuses data that is too large for a message', async () => {
    const entry = categoryChanged('icecek');
    const large = { ...entry, data: { ...entry.data, name: 'x'.repeat(600_000) } };
    await expect(of.announce([large])).rejects.toThrow(/at most 512000/);
  });

  it('packs the bulk events of one transaction into as few messages as possible', async () => {
    const bulk = Array.from({ length: 100 }, (_, at) => categoryChanged(`bulk-${at}`, 'bulk'));
    await of.announce([categoryChanged('edit'), ...bulk, categoryChanged('last')]);
    const rows = await of.rows.find().sort({ _id: 1 }).toArray();
    expect(rows.map(({ lane, events }) => [lane, events])).toEqual([
      ['live', 1],
      ['bulk', 64],
      ['bulk', 36],
      ['live', 1],
    ]);
    const told = await of.told();
    expect(told.map(({ envelope }) => envelope.data.name)).toEqual([
      'edit',
      ...bulk.map(({ data }) => data.name),
      'last',
    ]);
    for (const { envelope } of told) EventEnvelope.parse(envelope);
  });

  it('limits a message of several events to 128 kB', async () => {
    const large = Array.from({ length: 5 }, () => {
      const entry = categoryChanged('x', 'bulk');
      return { ...entry, data: { ...entry.data, name: 'ş'.repeat(30_000) } };
    });
    await of.announce(large);
    const rows = await of.rows.find().toArray();
    expect(rows.map(({ events }) => events).sort()).toEqual([1, 2, 2]);
  });

  it('migrates rows of an earlier version to messages', async () => {
    await of.announce([categoryChanged('waiting'), categoryChanged('sent')]);
    const [waiting, sent] = await of.rows.find().sort({ _id: 1 }).toArray();
    for (const { _id, message } of [waiting!, sent!]) {
      const earlier = {
        $set: { envelope: JSON.parse(message) as unknown, aggregateId: 'a', version: 1 },
        $unset: { message: 1, events: 1 },
      };
      await of.rows.updateOne({ _id }, earlier as object);
    }
    await of.rows.updateOne({ _id: sent!._id }, { $set: { sentAt: new Date() } });
    for (let time = 0; time < 2; time += 1) for (const { up } of OUTBOX_MIGRATIONS) await up(of.database.db);
    expect(await of.rows.findOne({ _id: waiting!._id })).toEqual(waiting);
    expect(await of.rows.findOne({ _id: sent!._id })).toEqual({ ...sent, sentAt: expect.any(Date) });
  });

  it("does not announce another service's events", async () => {
    const reviews = new Outbox(of.database, new Clock(), 'reviews');
    const announced = of.database.transaction((session) =>
      reviews.append(session, CategoryChanged, { ...categoryChanged('icecek'), aggregateId: newId() }),
    );
    await expect(announced).rejects.toThrow('reviews cannot announce events.directory.category.changed.v1');
  });

  it('finds pending rows by an index that contains only them', async () => {
    await of.announce([categoryChanged('waiting'), categoryChanged('sent')]);
    await of.rows.updateOne({ message: /"sent"/ }, { $set: { sentAt: new Date() } });
    const plan = await of.rows.find({ lane: 'live', sentAt: null }).hint('waiting').explain('executionStats');
    expect(plan['executionStats']).toMatchObject({ nReturned: 1, totalKeysExamined: 1 });
  });

  it('R5: keeps sent rows for fourteen days, twice as long as a stream keeps messages', async () => {
    expect(await of.rows.indexes()).toContainEqual(
      expect.objectContaining({ key: { sentAt: 1 }, expireAfterSeconds: 14 * 24 * 3600 }),
    );
  });

  it('resends events published since a time, but no older ones and none of other subjects', async () => {
    await of.announce([categoryChanged('old'), categoryChanged('new'), categoryChanged('waiting')]);
    const at = (createdAt: string, sentAt: string) => ({
      $set: { createdAt: new Date(createdAt), sentAt: new Date(sentAt) },
    });
    await of.rows.updateOne({ message: /"old"/ }, at('2026-11-20T10:00:00Z', '2026-11-20T11:30:00Z'));
    await of.rows.updateOne({ message: /"new"/ }, at('2026-11-20T11:00:00Z', '2026-11-20T10:59:59Z'));
    const since = '2026-11-20T11:00:00Z';
    expect(await of.outbox.resend({ filter: 'events.directory.category.*.*', since })).toEqual({ messages: 1 });
    expect(await of.outbox.resend({ filter: 'events.directory.audit.>', since: null })).toEqual({ messages: 0 });
    const waiting = (await of.told()).filter(({ sentAt }) => sentAt === null);
    expect(waiting.map(({ envelope }) => envelope.data.name)).toEqual(['new', 'waiting']);
  });
});
