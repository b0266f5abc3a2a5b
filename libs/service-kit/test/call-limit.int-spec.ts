import mongoose, { mongo } from 'mongoose';
import { eventually, startPart, type PrivatePart } from '@tedarik/testing';
import { CONNECTION_OPTIONS, Database, ensureCollection, failureOf } from '../src/index.js';

const LIMIT_MS = 1_000;

describe('a call that MongoDB does not answer', () => {
  let part: PrivatePart;
  let database: Database;
  let operator: mongo.MongoClient;
  const rows = () => database.db.collection('rows');
  const add = () => rows().insertOne({});

  beforeAll(async () => {
    part = await startPart('mongo');
    const options = { ...CONNECTION_OPTIONS, socketTimeoutMS: LIMIT_MS, dbName: 'limits' };
    database = new Database(await mongoose.createConnection(part.url, options).asPromise());
    operator = new mongo.MongoClient(part.url);
    await ensureCollection(database.db, 'rows');
    await add();
  });
  afterAll(async () => {
    await Promise.all([database.connection.close(true), operator.close()]);
    await part.stop();
  });

  const READ: Call = ['a read', () => rows().findOne()];
  const WRITES: Call[] = [
    ['a write', add],
    ['a transaction', () => database.transaction((session) => rows().insertOne({}, { session }), LIMIT_MS)],
  ];

  it.each(WRITES)(
    'F18: %s is refused while MongoDB says that it is well but takes none, and is taken again afterwards',
    async (_, call) => {
      await operator.db('admin').command({ fsync: 1, lock: true });
      try {
        await refused(call);
        expect(await rows().findOne()).toBeTruthy();
      } finally {
        await operator.db('admin').command({ fsyncUnlock: 1 });
      }
      await untilTaken(call);
    },
  );

  it.each([READ, ...WRITES])(
    'F2: %s is refused while the whole process stands still, and is taken again afterwards',
    async (_, call) => {
      await part.kill('SIGSTOP');
      try {
        await refused(call);
      } finally {
        await part.kill('SIGCONT');
      }
      await untilTaken(call);
    },
  );
});

type Call = [what: string, call: () => Promise<unknown>];

async function refused(call: () => Promise<unknown>): Promise<void> {
  const error: unknown = await call().then(
    () => 'taken',
    (reason: unknown) => reason,
  );
  expect(failureOf(error)).toMatchObject({ code: 'service-unavailable', kind: 'unavailable' });
}

/** The driver finds out by itself, with its next look at the server, that it is back. */
const untilTaken = (call: () => Promise<unknown>) => eventually('calls are taken again', call);
