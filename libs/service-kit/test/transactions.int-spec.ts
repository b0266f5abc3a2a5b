import mongoose, { type ClientSession, mongo } from 'mongoose';
import { startBackingService, type TestBackingService } from '@tedarik/testing';
import { CONNECTION_OPTIONS, Database, ensureCollection, isMongoOutage, newId, runWithDeadline } from '../src/index.js';
import { openedDatabase } from './opened-database.js';

interface Counted {
  _id: string;
  n: number;
}

describe('Database.transaction', () => {
  let opened: Awaited<ReturnType<typeof openedDatabase>>;
  let database: Database;
  const rows = () => database.db.collection<Counted>('rows');

  beforeAll(async () => {
    opened = await openedDatabase();
    ({ database } = opened);
    await ensureCollection(database.db, 'rows');
  });
  beforeEach(async () => {
    await rows().deleteMany({});
    await rows().insertOne({ _id: 'one', n: 0 });
  });
  afterAll(() => opened.close());

  it('commits the work and returns its result', async () => {
    const answer = await database.transaction(async (session) => {
      await rows().insertOne({ _id: 'two', n: 2 }, { session });
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await rows().countDocuments()).toBe(2);
  });

  it('rolls everything back when the work throws, and throws the same', async () => {
    const refusal = new Error('refused');
    const refused = database.transaction(async (session) => {
      await rows().insertOne({ _id: 'two', n: 2 }, { session });
      throw refusal;
    });
    await expect(refused).rejects.toBe(refusal);
    expect(await rows().countDocuments()).toBe(1);
  });

  it('R18: does not begin after the deadline, and finishes work that began before it', async () => {
    const add = () => database.transaction((session) => rows().insertOne({ _id: newId(), n: 1 }, { session }));
    await expect(runWithDeadline(Date.now() - 1, add)).rejects.toMatchObject({
      code: 'deadline-passed',
      kind: 'unavailable',
    });
    expect(await rows().countDocuments()).toBe(1);
    await runWithDeadline(Date.now() + 60_000, async () => {
      await add();
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
      await add().finally(() => jest.restoreAllMocks());
    });
    expect(await rows().countDocuments()).toBe(3);
  });

  it('repeats the work after a write conflict, so that no increment is lost', async () => {
    let runs = 0;
    const increment = () =>
      database.transaction(async (session) => {
        runs += 1;
        const { n } = (await rows().findOne({ _id: 'one' }, { session })) ?? { n: NaN };
        await rows().updateOne({ _id: 'one' }, { $set: { n: n + 1 } }, { session });
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect(await rows().findOne({ _id: 'one' })).toEqual({ _id: 'one', n: 8 });
    expect(runs).toBeGreaterThan(8);
  });

  it('commits again, and does not repeat the work, when the answer to a commit was lost', async () => {
    let runs = 0;
    await database.transaction(async (session) => {
      runs += 1;
      loseAnswerOfCommit(session);
      await rows().updateOne({ _id: 'one' }, { $inc: { n: 1 } }, { session });
    });
    expect(runs).toBe(1);
    expect(await rows().findOne({ _id: 'one' })).toEqual({ _id: 'one', n: 1 });
  });

  it('F17: commits again when the socket broke off during a commit', async () => {
    const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const commit = jest.spyOn(mongo.ClientSession.prototype, 'commitTransaction').mockRejectedValueOnce(broken);
    await database.transaction((session) => rows().updateOne({ _id: 'one' }, { $inc: { n: 1 } }, { session }));
    expect(commit).toHaveBeenCalledTimes(2);
    commit.mockRestore();
    expect(await rows().findOne({ _id: 'one' })).toEqual({ _id: 'one', n: 1 });
  });

  it('gives up on a conflict that does not end, and throws it', async () => {
    const endless = database.transaction((session) => {
      const conflict = new mongo.MongoServerError({ message: 'WriteConflict', code: 112 });
      conflict.addErrorLabel('TransientTransactionError');
      return rows()
        .findOne({ _id: 'one' }, { session })
        .then(() => Promise.reject(conflict));
    }, 200);
    await expect(endless).rejects.toMatchObject({ code: 112 });
  });

  it('does not repeat the work after a duplicate key error', async () => {
    let runs = 0;
    const twice = database.transaction(async (session) => {
      runs += 1;
      await rows().insertOne({ _id: 'one', n: 1 }, { session });
    });
    await expect(twice).rejects.toMatchObject({ code: 11000 });
    expect(runs).toBe(1);
  });
});

describe('Database.transaction without MongoDB', () => {
  let part: TestBackingService;

  beforeAll(async () => {
    part = await startBackingService('mongo');
  });
  afterAll(() => part.stop());

  it('fails as an outage before a request has run into its deadline, and works again afterwards', async () => {
    const connection = await mongoose.createConnection(part.url, { ...CONNECTION_OPTIONS, dbName: 'away' }).asPromise();
    const database = new Database(connection);
    await ensureCollection(database.db, 'rows');
    const add = () => database.transaction((session) => database.db.collection('rows').insertOne({}, { session }));
    await add();

    await part.kill('SIGKILL');
    const error: unknown = await add().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(mongo.MongoError);
    expect(isMongoOutage(error)).toBe(true);

    await part.start();
    await add();
    expect(await database.db.collection('rows').countDocuments()).toBe(2);
    await connection.close();
  });
});

/** The next commit reaches the server, but its reply does not come back. */
function loseAnswerOfCommit(session: ClientSession): void {
  const commit = session.commitTransaction.bind(session);
  jest.spyOn(session, 'commitTransaction').mockImplementationOnce(async () => {
    await commit();
    const lost = new mongo.MongoNetworkError('connection closed');
    lost.addErrorLabel('UnknownTransactionCommitResult');
    throw lost;
  });
}
