import mongoose, { mongo } from 'mongoose';
import { eventually, startBackingService, type TestBackingService } from '@tedarik/testing';
import { CONNECTION_OPTIONS, Database, ensureCollection, failureOf } from '../src/index.js';

const LIMIT_MS = 1_000;

describe('calls that MongoDB does not answer', () => {
  let part: TestBackingService;
  let database: Database;
  let operator: mongo.MongoClient;
  const rows = () => database.db.collection('rows');

  beforeAll(async () => {
    part = await startBackingService('mongo');
    const options = { ...CONNECTION_OPTIONS, socketTimeoutMS: LIMIT_MS, dbName: 'limits' };
    database = new Database(await mongoose.createConnection(part.url, options).asPromise());
    operator = new mongo.MongoClient(part.url);
    await ensureCollection(database.db, 'rows');
    await write();
  });
  afterAll(async () => {
    await Promise.all([database.connection.close(true), operator.close()]);
    await part.stop();
  });

  const read = () => rows().findOne();
  const write = () => rows().insertOne({});
  const transaction = () => database.transaction((session) => rows().insertOne({}, { session }), LIMIT_MS);

  it('F18: writes fail while MongoDB answers but is locked for writing, and succeed afterwards', async () => {
    await operator.db('admin').command({ fsync: 1, lock: true });
    try {
      await Promise.all([write, transaction].map(refused));
      expect(await read()).toBeTruthy();
    } finally {
      await operator.db('admin').command({ fsyncUnlock: 1 });
    }
    await taken([write, transaction]);
  });

  it('F2: all calls fail while the MongoDB process is paused, and succeed afterwards', async () => {
    await part.kill('SIGSTOP');
    try {
      await Promise.all([read, write, transaction].map(refused));
    } finally {
      await part.kill('SIGCONT');
    }
    await taken([read, write, transaction]);
  });
});

async function refused(call: () => Promise<unknown>): Promise<void> {
  const error: unknown = await call().then(
    () => 'taken',
    (reason: unknown) => reason,
  );
  expect(failureOf(error)).toMatchObject({ code: 'service-unavailable', kind: 'unavailable' });
}

/** Retries the calls, because the driver only notices at its next heartbeat that the server is back. */
async function taken(calls: (() => Promise<unknown>)[]): Promise<void> {
  for (const call of calls) await eventually('calls are taken again', call);
}
