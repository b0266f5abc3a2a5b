import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { eventually, testDatabase } from '@tedarik/testing';
import { mongo } from 'mongoose';
import type { S3Settings } from '../src/config.js';
import { copyTo } from '../src/upload/copy-to.js';
import { GridFsUploadStore } from '../src/upload/gridfs-upload.store.js';
import { S3UploadStore } from '../src/upload/s3-upload.store.js';
import { UploadNotFound, UploadStoreUnavailable } from '../src/upload/upload.errors.js';
import type { UploadStore } from '../src/upload/upload.store.js';
import { aBucket, type Bucket } from './a-bucket.js';
import { aLineThatTires } from './a-line-that-tires.js';

const MB = 1024 * 1024;
const database = testDatabase();
const client = new mongo.MongoClient(database.uri);
const gridFs = new GridFsUploadStore(client.db(database.db));
const opened: S3UploadStore[] = [];
let bucket: Bucket;
let s3: S3UploadStore;

beforeAll(async () => {
  Logger.overrideLogger(false);
  await client.connect();
  bucket = await aBucket();
  s3 = s3With({});
});
afterAll(async () => {
  for (const store of opened) store.onModuleDestroy();
  await bucket?.stop();
  await client.close();
  await database.drop();
});

function s3With(over: Partial<S3Settings>): S3UploadStore {
  const store = new S3UploadStore({ ...bucket.place, ...over });
  opened.push(store);
  return store;
}
const anId = () => randomBytes(32).toString('hex');

describe.each<[string, () => UploadStore]>([
  ['MongoDB', () => gridFs],
  ['a bucket of the S3 kind', () => s3],
])('GEN-20 uploads in %s', (_, storeOf) => {
  it('are read exactly as they were stored', async () => {
    const [id, picture] = [anId(), randomBytes(3 * MB)];
    await storeOf().save(id, picture);
    expect(await storeOf().has(id)).toBe(true);
    expect((await storeOf().read(id)).equals(picture)).toBe(true);
  });

  it('are not found by an id that was never stored', async () => {
    await storeOf().save('ab', randomBytes(9));
    expect(await storeOf().has('a')).toBe(false);
    await expect(storeOf().read('a')).rejects.toThrow(UploadNotFound);
  });

  it('are not found after they are removed, and can be removed twice', async () => {
    const [id, other] = [anId(), anId()];
    for (const one of [id, other]) await storeOf().save(one, randomBytes(9));
    await storeOf().remove(id);
    await storeOf().remove(id);
    expect(await storeOf().has(id)).toBe(false);
    await expect(storeOf().read(id)).rejects.toThrow(UploadNotFound);
    expect(await storeOf().has(other)).toBe(true);
  });

  it('can be stored twice concurrently', async () => {
    const [id, picture] = [anId(), randomBytes(MB)];
    await Promise.all([storeOf().save(id, picture), storeOf().save(id, picture)]);
    expect((await storeOf().read(id)).equals(picture)).toBe(true);
  });
});

it('GEN-21 an upload to MongoDB that was interrupted is removed with its bytes', async () => {
  const db = client.db(database.db);
  const [id, other] = [anId(), anId()];
  for (const one of [id, other]) await gridFs.save(one, randomBytes(MB));
  const bytes = () => db.collection('uploads.chunks').countDocuments();
  const before = await bytes();
  // The file is stored last, so this is what an interruption leaves.
  await db.collection('uploads.files').deleteOne({ filename: id });
  await gridFs.remove(id);
  expect(await bytes()).toBeLessThan(before);
  expect((await gridFs.read(other)).length).toBe(MB);
});

describe('a store of the S3 kind', () => {
  /** The errors of the three calls. */
  async function failuresOf(store: UploadStore): Promise<unknown[]> {
    const calls = [() => store.read(anId()), () => store.has(anId()), () => store.save(anId(), randomBytes(9))];
    const ended = await Promise.allSettled(calls.map((call) => call()));
    return ended.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : 'no failure'));
  }
  const namesOf = (failures: unknown[]) => failures.map((failure) => (failure as Error).name);

  it.each<[string, () => Partial<S3Settings>, string, RegExp]>([
    ['a key that it does not know', () => ({ accessKeyId: 'baska' }), 'InvalidAccessKeyId', /resimler: answers 403/],
    ['a wrong secret', () => ({ secretAccessKey: 'yanlis' }), 'SignatureDoesNotMatch', /resimler: answers 403/],
    ['a bucket that is not there', () => ({ bucket: 'yok' }), 'NoSuchBucket', /yok: answers 404/],
  ])('that refuses %s fails with that error, not as if the picture were missing', async (_, over, name, reason) => {
    const store = s3With(over());
    expect(namesOf(await failuresOf(store))).toEqual([name, name, name]);
    await eventually('it says why', () => expect(store.check()).rejects.toThrow(reason));
  });

  it('that is down fails as unavailable, and works again when it is back up', async () => {
    await bucket.part.kill();
    try {
      expect(namesOf(await failuresOf(s3))).toEqual(Array(3).fill(UploadStoreUnavailable.name));
      await expect(s3.check()).rejects.toThrow(/ECONNREFUSED/);
    } finally {
      await bucket.part.start();
    }
    await eventually('it is back', () => s3.check());
    await expect(s3.has(anId())).resolves.toBe(false);
  });

  it('that accepts connections but does not answer fails as unavailable', async () => {
    await bucket.part.kill('SIGSTOP');
    try {
      const [read, check] = await Promise.allSettled([s3.read(anId()), s3.check()]);
      expect([read, check]).toMatchObject([
        { reason: expect.any(UploadStoreUnavailable) },
        { reason: { message: expect.stringContaining('does not answer') } },
      ]);
    } finally {
      await bucket.part.kill('SIGCONT');
    }
  });

  it.each(['holds', 'breaks'] as const)(
    'whose answer stops half way (%s) fails as unavailable instead of returning half a picture',
    async (then) => {
      const id = anId();
      await s3.save(id, randomBytes(2 * MB));
      const line = await aLineThatTires(bucket.part.url, MB, then);
      try {
        await expect(s3With({ endpoint: line.url }).read(id)).rejects.toThrow(UploadStoreUnavailable);
      } finally {
        line.stop();
      }
    },
  );
});

describe('copying uploads over', () => {
  it('copies each missing upload once, and copies nothing when repeated', async () => {
    const [id, other] = [anId(), anId()];
    const picture = randomBytes(MB);
    await Promise.all([gridFs.save(id, picture), gridFs.save(id, picture), gridFs.save(other, picture)]);
    await s3.save(other, picture);
    const first = await copyTo(s3, gridFs);
    expect((await s3.read(id)).equals(picture)).toBe(true);
    expect(first.copied).toBeGreaterThanOrEqual(1);
    expect(first.there).toBeGreaterThanOrEqual(1);
    const all = new Set(await client.db(database.db).collection('uploads.files').distinct('filename')).size;
    expect(await copyTo(s3, gridFs)).toEqual({ copied: 0, there: all });
  });
});
