import { Readable } from 'node:stream';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PLAIN_IMPORT } from '@tedarik/commands';
import type { AuditRecord } from '@tedarik/events';
import type { RequestClient } from '@tedarik/messaging';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database, Leases, newId, ServiceKitModule } from '@tedarik/service-kit';
import {
  type MapsRecord,
  mapsRecords,
  outboxEvents,
  backingServiceUrls,
  type TestBackingService,
  startBackingService,
  testDatabase,
} from '@tedarik/testing';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { importsConfig } from '../src/config.js';
import { FileStore } from '../src/file/file.store.js';
import { chunkId, freshChunk } from '../src/import/chunk.js';
import { ChunkRepository } from '../src/import/chunk.repository.js';
import { ImportEnds } from '../src/import/import-ends.js';
import { ImportRepository } from '../src/import/import.repository.js';
import type { Chunk, Import } from '../src/import/import.schema.js';
import { RowEditRepository } from '../src/import/row-edit.repository.js';
import { RowRepository } from '../src/import/row.repository.js';
import { ImportJobs } from '../src/queue/import-jobs.js';
import { JobEnqueuer } from '../src/queue/job-enqueuer.js';
import { CHUNK_QUEUE } from '../src/queue/queues.js';
import { JobRecovery } from '../src/queue/job-recovery.js';
import { ReadingRepository } from '../src/staging/reading.repository.js';
import { Retention } from '../src/import/retention.js';
import { StageImportHandler } from '../src/staging/stage-import.handler.js';
import { ReviewRepository } from '../src/review/review.repository.js';
import { TableReadings } from '../src/staging/table-readings.js';
import { RetryImportHandler } from '../src/steps/retry-import.handler.js';
import { StorageModule } from '../src/storage.module.js';
import { ColumnMappingRepository } from '../src/columns/column-mapping.repository.js';
import { TypeCategoryRepository } from '../src/types/type-category.repository.js';

/** Simulates a release with other mapping rules: a mapped record is shorter. */
let mockNewRules = false;
jest.mock('../src/mapping/map-record.js', () => {
  const { mapRecord } =
    jest.requireActual<typeof import('../src/mapping/map-record.js')>('../src/mapping/map-record.js');
  return {
    mapRecord: (...args: Parameters<typeof mapRecord>) => {
      const mapped = mapRecord(...args);
      if (!mockNewRules || !('business' in mapped)) return mapped;
      return { ...mapped, business: { ...mapped.business, description: '' } };
    },
  };
});

class Behind {}
class WithOutbox {}
/** Without a relay, so nothing is published. */
const OUTBOX = {
  provide: Outbox,
  useFactory: (database: Database, clock: Clock) => new Outbox(database, clock, 'imports'),
  inject: [Database, Clock],
};

const database = testDatabase('imports');
let redis: TestBackingService;
let app: INestApplicationContext;
const get = <T>(type: Type<T>): T => app.get(type, { strict: false });

/** A directory that knows none of the rows. */
const requests = { send: () => Promise.resolve({ matches: [] }) } as unknown as RequestClient;

beforeAll(async () => {
  redis = await startBackingService('redis');
  const config = importsConfig.parse({
    OPS_PORT: 0,
    NATS_URL: backingServiceUrls().natsUrl,
    SERVICE_TOKEN: 'a token of this test only',
    MONGODB_URL: database.uri,
    MONGODB_DB: database.db,
    REDIS_URL: redis.url,
  });
  const kit = ServiceKitModule.forRoot({ serviceToken: config.SERVICE_TOKEN });
  const outbox = { module: WithOutbox, global: true, providers: [OUTBOX], exports: [Outbox] };
  const module = { module: Behind, imports: [kit, outbox, StorageModule.forRoot(config)] };
  app = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
});
afterAll(async () => {
  await app?.close();
  await redis?.stop();
  await database.drop();
});

/** An import whose file is stored. */
async function anImport(text: string, over: Partial<Import> = {}): Promise<string> {
  const { fileId } = await get(FileStore).store('export.json', Readable.from([Buffer.from(text)]));
  const id = newId();
  await get(ImportRepository).addOnce({
    _id: id,
    fileId,
    fileName: 'export.json',
    form: 'json',
    separator: null,
    separatorFixed: false,
    status: 'waiting',
    failure: null,
    failureLine: null,
    settings: PLAIN_IMPORT,
    types: null,
    chosenColumns: null,
    constants: null,
    proposedColumns: null,
    fixes: null,
    offered: null,
    takenOver: null,
    editCount: 0,
    columns: null,
    review: false,
    startedBy: null,
    startedById: null,
    scheduleId: null,
    turnBase: 1,
    staged: false,
    cutShort: false,
    sendingSince: null,
    createdAt: new Date(),
    startedAt: null,
    finishedAt: null,
    erasedAt: null,
    ...over,
  });
  return id;
}

function stage(id: string, signal = new AbortController().signal): Promise<void> {
  const chunks = get(ChunkRepository);
  return new StageImportHandler(
    chunks,
    get(ReadingRepository),
    get(RowEditRepository),
    get(FileStore),
    get(TypeCategoryRepository),
    new TableReadings(get(FileStore), get(ReadingRepository), get(ColumnMappingRepository)),
    get(ReviewRepository),
    get(JobEnqueuer),
    get(ImportEnds),
    requests,
    get(Clock),
  ).execute(id, signal);
}

async function stagedNames(id: string): Promise<(string | null)[]> {
  const { chunks } = await get(ChunkRepository).stagedSoFar(id);
  const rows = await Promise.all(
    [...Array(chunks).keys()].map((chunk) => get(RowRepository).rowsOf(chunkId(id, chunk))),
  );
  return rows.flat().map(({ business }) => business?.name ?? null);
}

/** Calls `what` after each stored chunk. */
function besideStoring(what: (chunk: Chunk) => void | Promise<void>) {
  const readings = get(ReadingRepository);
  const store = readings.store.bind(readings);
  return jest.spyOn(readings, 'store').mockImplementation(async (reading, chunk, rows) => {
    const isWanted = await store(reading, chunk, rows);
    await what(chunk);
    return isWanted;
  });
}

const RECORDS: MapsRecord[] = [...mapsRecords({ rows: 1_200, seed: 3 })];

it('IMP-JSON-24 stages the same rows from an array, a wrapper object and one object per line', async () => {
  const forms = [
    JSON.stringify(RECORDS),
    JSON.stringify({ status: 'OK', data: [RECORDS] }),
    RECORDS.map((record) => JSON.stringify(record)).join('\n'),
  ];
  const staged: (string | null)[][] = [];
  for (const text of forms) {
    const id = await anImport(text);
    await stage(id);
    staged.push(await stagedNames(id));
  }
  expect(staged[0]).toHaveLength(RECORDS.length);
  expect(staged[1]).toEqual(staged[0]);
  expect(staged[2]).toEqual(staged[0]);
});

it('F12 an interrupted staging continues where it stopped, and stages no row twice', async () => {
  const whole = await anImport(JSON.stringify(RECORDS));
  await stage(whole);

  const id = await anImport(JSON.stringify(RECORDS));
  const chunks = get(ChunkRepository);
  const stop = new AbortController();
  const spy = besideStoring(({ chunk }) => {
    if (chunk === 2) stop.abort();
  });
  await expect(stage(id, stop.signal)).rejects.toThrow();
  spy.mockRestore();
  expect(await chunks.stagedSoFar(id)).toMatchObject({ chunks: 3 });

  await stage(id);
  expect(await stagedNames(id)).toEqual(await stagedNames(whole));
  const sumsOf = await chunks.sumsOf([id, whole], new Date());
  expect(sumsOf(id)).toEqual(sumsOf(whole));
});

it('R3: a staging that continues with other rules and another type table stages every row once', async () => {
  const records = RECORDS.map((record, at) => ({
    ...record,
    about: 'x'.repeat(4_000),
    type: `curio_${at % 3}`,
    ...(at % 7 === 0 && { address: '' }),
  }));
  const id = await anImport(JSON.stringify(records));
  const stop = new AbortController();
  const spy = besideStoring(({ chunk }) => {
    if (chunk === 2) stop.abort();
  });
  await expect(stage(id, stop.signal)).rejects.toThrow();
  spy.mockRestore();
  await get(Database).transaction((session) => get(TypeCategoryRepository).save(session, 'curio_0', 'Antika'));
  mockNewRules = true;
  await stage(id);
  mockNewRules = false;

  const { chunks } = await get(ChunkRepository).stagedSoFar(id);
  const staged = await Promise.all(
    [...Array(chunks).keys()].map((chunk) => get(RowRepository).rowsOf(chunkId(id, chunk))),
  );
  expect(staged.flat().map(({ row }) => row)).toEqual(records.map((_, at) => at + 1));
  const sums = (await get(ChunkRepository).sumsOf([id], new Date()))(id);
  expect(sums).toMatchObject({ read: records.length });
  expect(staged.flat().flatMap(({ business }) => business?.categoryNames ?? [])).not.toContain('Antika');
});

it('F13 a reading that was replaced by another stores nothing more, and does not end the other', async () => {
  const id = await anImport(JSON.stringify(RECORDS), { review: true });
  const late = await get(ReadingRepository).begin(id, new Date(0));
  const [chunks, imports] = [get(ChunkRepository), get(ImportRepository)];
  const database = get(Database);
  await database.transaction(async (session) => {
    await imports.move(session, id, ['staging'], { status: 'waiting', startedAt: null });
    await get(ReadingRepository).drop(session, id);
  });
  const wanted = await get(ReadingRepository).begin(id, new Date());
  expect(await get(ReadingRepository).store(late!, freshChunk(id, 0), [])).toBe(false);
  await get(ReadingRepository).end(late!, null, { fixes: [], edits: [] });
  await get(ReadingRepository).breakOff(late!, { code: 'truncated', line: 1 }, new Date());
  await get(ReadingRepository).keepSeparator(late!, 'comma');
  expect(await imports.find(id)).toEqual(wanted);
  expect(await chunks.stagedSoFar(id)).toMatchObject({ chunks: 0 });
});

it('A25 a truncated file fails with a code and keeps the rows before the break', async () => {
  const id = await anImport(JSON.stringify(RECORDS).slice(0, 100_000));
  await stage(id);
  expect(await get(ImportRepository).find(id)).toMatchObject({ staged: true, failure: 'truncated' });
  expect((await stagedNames(id)).length).toBeGreaterThan(50);
});

it('F5 JobRecovery enqueues every chunk that Redis lost', async () => {
  const id = await anImport(JSON.stringify(RECORDS.slice(0, 500)));
  await stage(id);
  const queue = app.get<Queue>(getQueueToken(CHUNK_QUEUE), { strict: false });
  const enqueued = async () =>
    (await queue.getJobs(['waiting', 'prioritized'])).filter(
      ({ data }) => (data as { importId: string }).importId === id,
    ).length;
  const before = await enqueued();
  expect(before).toBeGreaterThan(1);

  const client = new Redis(redis.url);
  await client.flushall();
  await client.quit();
  expect(await enqueued()).toBe(0);

  const recovery = new JobRecovery(get(ImportRepository), get(ImportJobs), get(Leases));
  await recovery.enqueueUnfinished();
  expect(await enqueued()).toBe(before);
});

it('F13 when two workers take the same chunk, only the later one can finish it', async () => {
  const id = await anImport(JSON.stringify(RECORDS.slice(0, 10)));
  await stage(id);
  const chunks = get(ChunkRepository);
  const first = await chunks.take(chunkId(id, 0), 'send');
  const second = await chunks.take(chunkId(id, 0), 'send');
  expect(await chunks.finish(first!._id, first!.fence, [], new Date())).toBe(false);
  expect(await chunks.finish(second!._id, second!.fence, [], new Date())).toBe(true);
  expect(await chunks.take(chunkId(id, 0), 'send')).toBeNull();
});

it('K25: an import that many workers end at once, and once more, is audited once, with its counts', async () => {
  const id = await anImport('', { status: 'importing', staged: true, startedBy: 'Ece Kaya', startedById: 'a-7' });
  const counts = { created: 5, updated: 4, duplicate: 3, skipped: 2, invalid: 1 };
  const chunks = get(Database).db.collection<Chunk>('importChunks');
  await chunks.insertOne({ ...freshChunk(id, 0), ...counts, read: 15, doneAt: new Date() });
  await Promise.all(Array.from({ length: 8 }, () => get(ImportEnds).endIfDone(id)));
  await get(ImportEnds).endIfDone(id);
  const told = await outboxEvents<AuditRecord>(get(Database).db, { 'envelope.data.record.id': id });
  expect(told.map(({ envelope }) => envelope.data)).toEqual([
    {
      actor: { id: 'a-7', name: 'Ece Kaya' },
      action: 'finished',
      record: { kind: 'import', id, name: 'export.json' },
      before: { status: 'importing' },
      after: { status: 'finished', ...counts },
    },
  ]);
});

it('takes a chunk of a paused import only if a worker has already started it', async () => {
  const id = await anImport(JSON.stringify(RECORDS.slice(0, 500)));
  await stage(id);
  const chunks = get(ChunkRepository);
  await chunks.take(chunkId(id, 0), 'send');
  expect(await chunks.findPending(id, 'hold')).toEqual([0]);
  expect(await chunks.take(chunkId(id, 1), 'hold')).toBeNull();
  expect(await chunks.take(chunkId(id, 0), 'hold')).toMatchObject({ fence: 2 });
});

const retention = () =>
  new Retention(
    get(ImportRepository),
    get(RowRepository),
    get(RowEditRepository),
    get(ColumnMappingRepository),
    get(FileStore),
    get(Clock),
    { IMPORT_KEEP_DAYS: 30 },
    get(Leases),
  );

it('R12: removes file and rows of an import that ended 30 days ago, and keeps its counts', async () => {
  const days = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000);
  const text = JSON.stringify(RECORDS.slice(0, 10));
  const mended = { offered: { fixes: [], edits: [{ row: 1, key: 'k', values: [] }] }, fixes: [], takenOver: [] };
  const [old, young, review] = [
    await anImport(text, { ...mended, finishedAt: days(31) }),
    await anImport(text, { ...mended, finishedAt: days(29) }),
    await anImport(text, { createdAt: days(31) }),
  ];
  for (const id of [old, young, review]) await stage(id);
  const { db } = get(Database);
  await db
    .collection<{ _id: string }>('imports')
    .updateMany({ _id: { $in: [old, young] } }, { $set: { status: 'finished' } });
  await db.collection<{ _id: string }>('imports').updateOne({ _id: review }, { $set: { status: 'review' } });
  await db.collection('files.files').updateMany({}, { $set: { uploadDate: days(40) } });
  const sumsOf = async () => (await get(ChunkRepository).sumsOf([old], new Date()))(old);
  const before = await sumsOf();

  const [imports, rows, files] = [get(ImportRepository), get(RowRepository), get(FileStore)];
  await retention().removeDue();

  expect(await rows.rowsOf(chunkId(old, 0))).toEqual([]);
  await expect(files.mustHave((await imports.get(old)).fileId)).rejects.toMatchObject({ code: 'file-not-found' });
  expect(await imports.get(old)).toMatchObject({ columns: null, fixes: null, offered: null, takenOver: null });
  const retry = new RetryImportHandler(imports, rows, files, undefined as never);
  await expect(retry.execute({ id: old }, {})).rejects.toMatchObject({ code: 'import-rows-erased' });
  await expect(retry.execute({ id: young }, {})).rejects.toMatchObject({
    code: 'import-without-failures',
  });
  expect(await imports.get(young)).toMatchObject(mended);
  expect(await sumsOf()).toEqual(before);
  expect(await rows.rowsOf(chunkId(young, 0))).toHaveLength(10);
  await files.mustHave((await imports.get(young)).fileId);
  expect(await imports.get(review)).toMatchObject({ status: 'cancelled', erasedAt: null });
});

it('deletes the edits kept for the next file after 180 days without one with these columns, and keeps the fixes', async () => {
  const days = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000);
  const mappings = get(Database).db.collection<{ _id: string }>('columnMappings');
  const kept = { columns: [], constants: [], settings: null, fixes: ['a fix'], edits: ['an edit'] };
  await mappings.insertMany([
    { _id: 'old', ...kept, savedAt: days(181) } as { _id: string },
    { _id: 'young', ...kept, savedAt: days(179) } as { _id: string },
  ]);
  await retention().removeDue();
  expect(await mappings.findOne({ _id: 'old' })).toMatchObject({ fixes: ['a fix'], edits: [] });
  expect(await mappings.findOne({ _id: 'young' })).toMatchObject({ edits: ['an edit'] });
});

it.each(['[]', '{"data":[]}', ' '])('K21: a file without a record fails with "no-rows": %s', async (text) => {
  const id = await anImport(text, { review: true });
  await stage(id);
  expect(await get(ImportRepository).find(id)).toMatchObject({ status: 'failed', failure: 'no-rows' });
});
