import { BusinessChanged, CategoryChanged, EventEnvelope } from '@tedarik/events';
import { Clock, hashOf, newId, runWithTrace } from '@tedarik/service-kit';
import { aBusinessSnapshot } from '@tedarik/testing';
import { Outbox } from '../src/index.js';
import { categoryChanged, outboxOfTest, type OutboxOfTest } from './outbox-of-test.js';

describe('Outbox', () => {
  let of: OutboxOfTest;
  beforeAll(async () => {
    of = await outboxOfTest();
  });
  beforeEach(() => of.rows.deleteMany({}));
  afterAll(() => of.close());

  it('keeps an event exactly when the transaction that announces it commits', async () => {
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
    expect(await of.rows.distinct('envelope.data.name')).toEqual(['committed']);
  });

  it('writes an envelope that consumers can parse, under the id of the row', async () => {
    const data = aBusinessSnapshot({});
    await runWithTrace('trace-1', () =>
      of.database.transaction((session) =>
        of.outbox.append(session, BusinessChanged, { aggregateId: data.id, version: 7, data, lane: 'bulk' }),
      ),
    );
    const row = await of.rows.findOne();
    expect(row).toMatchObject({
      subject: 'bulk.directory.business.changed.v1',
      lane: 'bulk',
      aggregateId: data.id,
      version: 7,
      sentAt: null,
    });
    const envelope = EventEnvelope.parse(JSON.parse(JSON.stringify(row?.envelope)));
    expect(envelope).toEqual({
      id: row?._id,
      subject: 'events.directory.business.changed.v1',
      aggregateId: data.id,
      version: 7,
      hash: hashOf(data),
      lane: 'bulk',
      at: row?.createdAt.toISOString(),
      trace: 'trace-1',
      data,
    });
  });

  it('lets nothing out that the contract does not name', async () => {
    const entry = categoryChanged('icecek');
    Object.assign(entry.data, { internalNote: 'private', tags: undefined });
    await of.announce([entry]);
    const row = await of.rows.findOne();
    expect(Object.keys(row?.envelope.data as object).sort()).toEqual(Object.keys(categoryChanged('x').data).sort());
    expect(row?.envelope.hash).toBe(hashOf(row?.envelope.data));
  });

  it("fails the transaction when data breaks the contract, and calls it nobody's bad request", async () => {
    const entry = categoryChanged('icecek');
    const broken = of.announce([{ ...entry, data: { ...entry.data, id: 'not-a-uuid' } }]);
    await expect(broken).rejects.toThrow(/events\.directory\.category\.changed\.v1 breaks its schema/);
    await expect(broken).rejects.not.toHaveProperty('issues');
    expect(await of.rows.countDocuments()).toBe(0);
  });

  it('refuses what no message may carry', async () => {
    const entry = categoryChanged('icecek');
    const large = { ...entry, data: { ...entry.data, name: 'x'.repeat(600_000) } };
    await expect(of.announce([large])).rejects.toThrow(/at most 512000/);
  });

  it("does not announce another service's events", async () => {
    const reviews = new Outbox(of.database, new Clock(), 'reviews');
    const announced = of.database.transaction((session) =>
      reviews.append(session, CategoryChanged, { ...categoryChanged('icecek'), aggregateId: newId() }),
    );
    await expect(announced).rejects.toThrow('reviews cannot announce events.directory.category.changed.v1');
  });

  it('finds waiting rows by an index that holds nothing else', async () => {
    await of.announce([categoryChanged('waiting'), categoryChanged('sent')]);
    await of.rows.updateOne({ 'envelope.data.name': 'sent' }, { $set: { sentAt: new Date() } });
    const plan = await of.rows.find({ lane: 'live', sentAt: null }).hint('waiting').explain('executionStats');
    expect(plan['executionStats']).toMatchObject({ nReturned: 1, totalKeysExamined: 1 });
  });

  it('keeps sent rows for seven days', async () => {
    expect(await of.rows.indexes()).toContainEqual(
      expect.objectContaining({ key: { sentAt: 1 }, expireAfterSeconds: 7 * 24 * 3600 }),
    );
  });

  it('lets what was announced since a time be sent again, and nothing older', async () => {
    await of.announce([categoryChanged('old'), categoryChanged('new'), categoryChanged('waiting')]);
    const at = (createdAt: string, sentAt: string) => ({
      $set: { createdAt: new Date(createdAt), sentAt: new Date(sentAt) },
    });
    await of.rows.updateOne({ 'envelope.data.name': 'old' }, at('2026-11-20T10:00:00Z', '2026-11-20T11:30:00Z'));
    await of.rows.updateOne({ 'envelope.data.name': 'new' }, at('2026-11-20T11:00:00Z', '2026-11-20T10:59:59Z'));
    expect(await of.outbox.resend(new Date('2026-11-20T11:00:00Z'))).toBe(1);
    expect(await of.rows.distinct('envelope.data.name', { sentAt: null })).toEqual(['new', 'waiting']);
  });
});
