import { randomBytes } from 'node:crypto';
import type { RunningService } from '@tedarik/service-kit';
import { eventually, testDatabase } from '@tedarik/testing';
import { mongo } from 'mongoose';
import sharp from 'sharp';
import { aBucket, type Bucket, variablesOf } from './a-bucket.js';
import { picture, send, startMedia } from './a-media-service.js';

const database = testDatabase();
const client = new mongo.MongoClient(database.uri);
let bucket: Bucket;
let service: RunningService;

beforeAll(async () => {
  await client.connect();
  bucket = await aBucket();
  service = await startMedia(database, variablesOf(bucket.place));
});
afterAll(async () => {
  await service?.stop();
  await bucket?.stop();
  await client.close();
  await database.drop();
});

const aPicture = () =>
  sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .png()
    .toBuffer();

const upload = (file: Buffer, to = service) => send<{ id?: string }>(to, 'uploads', file);
const shown = (id: string | undefined, width = 160, accept = 'image/webp') =>
  picture(service, `upload:${id}`, { width, accept });
/** Retried, because the readiness check has a short timeout and may fail on a busy machine. */
const isReadyAs = (failing: Record<string, unknown>, { url } = service) =>
  eventually('readiness tells how the bucket is', async () => {
    const response = await fetch(`${url}/readyz`);
    expect((await response.json()) as object).toEqual({ ready: Object.keys(failing).length === 0, failing });
  });
const forgetCopies = () => client.db(database.db).collection('copies').deleteMany({});

it('GEN-20 stores an upload in the bucket, not in MongoDB, and returns it in a requested width', async () => {
  const { status, id } = await upload(await aPicture());
  expect(status).toBe(201);
  const { bytes } = await shown(id);
  await expect(sharp(bytes).metadata()).resolves.toMatchObject({ format: 'webp', width: 160 });
  expect(await client.db(database.db).collection('uploads.files').countDocuments()).toBe(0);
  expect((await shown('a'.repeat(64))).status).toBe(404);
});

it('returns pictures with cached copies while the bucket is down, and the others when it is back up', async () => {
  const [copied, other] = [await upload(await aPicture()), await upload(await aPicture())];
  await forgetCopies();
  expect((await shown(copied.id)).status).toBe(200);
  await isReadyAs({});

  await bucket.part.kill();
  await isReadyAs({ s3: expect.stringContaining('resimler: ') });
  expect((await shown(copied.id)).status).toBe(200);
  expect((await shown(other.id)).status).toBe(503);
  expect((await upload(await aPicture())).status).toBe(503);

  await bucket.part.start();
  await eventually('the bucket is used again', async () => expect((await shown(other.id)).status).toBe(200));
  await isReadyAs({});
});

it('renders AVIF of a picture requested while the bucket was down once it is back up', async () => {
  const { id } = await upload(await aPicture());
  expect((await shown(id)).type).toBe('image/webp');
  await bucket.part.kill();
  expect((await shown(id, 160, 'image/avif')).type).toBe('image/webp');
  await eventually('it was tried in vain', async () => {
    expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('media_avif_total{outcome="failed"} 1');
  });
  await bucket.part.start();
  await eventually('AVIF is answered', async () =>
    expect((await shown(id, 160, 'image/avif')).type).toBe('image/avif'),
  );
});

it('reports in its readiness that the bucket refuses its key', async () => {
  const refused = await startMedia(database, { ...variablesOf(bucket.place), UPLOADS_S3_SECRET_ACCESS_KEY: 'yanlis' });
  try {
    await isReadyAs({ s3: 'bucket resimler: answers 403' }, refused);
    expect((await upload(await aPicture(), refused)).status).toBe(500);
  } finally {
    await refused.stop();
  }
});
