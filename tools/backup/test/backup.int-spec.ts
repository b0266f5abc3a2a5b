import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestBackingService, startBackingService } from '@tedarik/testing';
import { BSON, type Document, MongoClient } from 'mongodb';
import { backUp, restore } from '../src/index.js';

const { Binary, Double, Int32, Long, Timestamp } = BSON;
let mongo: TestBackingService;
let client: MongoClient;
let work: string;
const folder = () => join(work, 'backup');

beforeAll(async () => {
  mongo = await startBackingService('mongo');
  client = await new MongoClient(mongo.url).connect();
});
beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'backup-'));
  await Promise.all(['directory', 'reviews'].map((name) => client.db(name).dropDatabase()));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));
afterAll(async () => {
  await client.close();
  await mongo.stop();
});

const directory = () => client.db('directory').collection<Document>('businesses');
const reviews = () => client.db('reviews').collection<Document>('reviews');
/** When the last backup of each database was taken, as their services read it. */
const lastBackups = () =>
  Promise.all(
    ['directory', 'reviews'].map(async (name) => (await client.db(name).collection('backups').findOne())?.['takenAt']),
  );
/** MongoDB's own checksum of every collection of a service: equal only if each document is the same, byte by byte. */
async function contents(name: string): Promise<unknown> {
  const db = client.db(name);
  const { collections } = (await db.command({ dbHash: 1 })) as { collections: Record<string, string> };
  delete collections['backups'];
  const indexes = await Promise.all(Object.keys(collections).map((one) => db.collection(one).indexes()));
  return { collections, indexes };
}

describe('a backup', () => {
  it('F22 restores every document, index and option unchanged, with values of every type', async () => {
    await client.db('directory').createCollection('businesses', { collation: { locale: 'tr' } });
    await directory().insertMany([
      { name: 'Işık Zeytinyağı', long: Long.fromNumber(1), int: new Int32(1), double: new Double(1), none: null },
      {
        bytes: new Binary(Buffer.from([0, 255])),
        at: new Date(0),
        clock: new Timestamp({ t: 7, i: 1 }),
        pattern: /ı$/i,
      },
      { nested: { z: 1, a: [new Double(2), { deep: 'ğ' }] }, large: 'x'.repeat(9 * 1024 * 1024) },
      { large: 'y'.repeat(9 * 1024 * 1024) },
    ]);
    await directory().createIndex({ name: 1 }, { unique: true, partialFilterExpression: { name: { $exists: true } } });
    await reviews().insertMany(Array.from({ length: 2_500 }, (_, stars) => ({ stars })));
    const before = [await contents('directory'), await contents('reviews')];

    await backUp(client, folder());
    await reviews().deleteMany({ stars: { $lt: 2_000 } });
    await directory().dropIndexes();
    await restore(client, folder(), { replace: true });

    expect([await contents('directory'), await contents('reviews')]).toEqual(before);
  });

  it('is a consistent snapshot of all databases while transactions keep writing to two of them', async () => {
    await directory().insertOne({ _id: 'count' as never, n: 0 });
    await reviews().insertOne({ _id: 'count' as never, n: 0 });
    // Between the two, so that reading it takes a while.
    await client
      .db('directory')
      .collection('filler')
      .insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'x'.repeat(500) })));
    let written = 0;
    let stop = false;
    const writing = (async () => {
      while (!stop) {
        await client.withSession((session) =>
          session.withTransaction(async () => {
            await directory().updateOne({ _id: 'count' as never }, { $inc: { n: 1 } }, { session });
            await reviews().updateOne({ _id: 'count' as never }, { $inc: { n: 1 } }, { session });
          }),
        );
        written += 1;
      }
    })();
    await backUp(client, folder());
    const writtenBy = written;
    stop = true;
    await writing;
    await restore(client, folder(), { replace: true });

    const [one, other] = await Promise.all([directory().findOne({ n: { $gte: 0 } }), reviews().findOne()]);
    expect(one?.['n']).toBe(other?.['n']);
    expect(writtenBy).toBeGreaterThan(one?.['n'] as number); // it did write meanwhile
  });

  it('is noted in each database that it contains, and the note is not part of a backup', async () => {
    await directory().insertOne({ name: 'Zeytin' });
    await reviews().insertOne({ stars: 5 });
    await backUp(client, join(work, 'first'));
    const { takenAt, databases } = await backUp(client, folder());
    expect(await lastBackups()).toEqual([new Date(takenAt), new Date(takenAt)]);
    const saved = Object.values(databases).flatMap((collections) => collections.map(({ name }) => name));
    expect(saved).not.toContain('backups');
  });

  it('says that it is complete when it cannot be noted', async () => {
    await reviews().insertOne({ stars: 5 });
    await client.db('reviews').createCollection('backups', { viewOn: 'reviews' }); // nothing can be written to a view
    await expect(backUp(client, folder())).rejects.toThrow('is a complete backup, but its time could not be written');
    await restore(client, folder(), { replace: true });
    expect(await reviews().countDocuments()).toBe(1);
  });

  it('refuses to overwrite another backup', async () => {
    await reviews().insertOne({ stars: 5 });
    await backUp(client, folder());
    await expect(backUp(client, folder())).rejects.toThrow('is not empty');
  });
});

describe('a restore', () => {
  it('refuses databases that contain documents, unless told to replace them', async () => {
    await reviews().insertOne({ stars: 5 });
    await backUp(client, folder());
    await reviews().insertOne({ stars: 1 });
    await expect(restore(client, folder())).rejects.toThrow('The database reviews is not empty');
    expect(await reviews().countDocuments()).toBe(2);
  });

  it('notes the backup that it used as the last one, which may be an old one', async () => {
    await directory().insertOne({ name: 'Zeytin' });
    await reviews().insertOne({ stars: 5 });
    const { takenAt } = await backUp(client, folder());
    await backUp(client, join(work, 'later'));
    await restore(client, folder(), { replace: true });
    expect(await lastBackups()).toEqual([new Date(takenAt), new Date(takenAt)]);
  });

  it('writes into databases that have collections without documents', async () => {
    await reviews().insertOne({ stars: 5 });
    await backUp(client, folder());
    await reviews().deleteMany({});
    await restore(client, folder());
    expect(await reviews().countDocuments()).toBe(1);
  });

  it.each([
    ['changed', (file: string) => appendFileSync(file, 'x')],
    ['cut short', (file: string) => truncateSync(file, 10)],
    ['lost', (file: string) => rmSync(file)],
  ])('changes nothing when a file of the backup was %s', async (_, spoil) => {
    await directory().insertOne({ name: 'Zeytin' });
    await reviews().insertOne({ stars: 5 });
    await backUp(client, folder());
    spoil(join(folder(), 'reviews', 'reviews.bson.gz'));
    await expect(restore(client, folder(), { replace: true })).rejects.toThrow(/checksum differs|is missing/);
    expect([await directory().countDocuments(), await reviews().countDocuments()]).toEqual([1, 1]);
  });

  it('refuses an incomplete backup', async () => {
    await reviews().insertOne({ stars: 5 });
    await backUp(client, folder());
    const manifest = join(folder(), 'manifest.json');
    expect(readFileSync(manifest, 'utf8')).toContain('takenAt');
    rmSync(manifest);
    await expect(restore(client, folder(), { replace: true })).rejects.toThrow('is not a complete backup');
  });
});
