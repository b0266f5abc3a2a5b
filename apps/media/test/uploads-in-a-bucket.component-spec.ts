import { randomBytes } from 'node:crypto';
import {
  parseConfig,
  type RunningService,
  SERVICE_TOKEN_HEADER,
  startService,
  takeStreams,
} from '@tedarik/service-kit';
import { eventually, parts, testDatabase } from '@tedarik/testing';
import { mongo } from 'mongoose';
import sharp from 'sharp';
import { appModule } from '../src/app.module.js';
import { mediaConfig } from '../src/config.js';
import { aBucket, type Bucket, variablesOf } from './a-bucket.js';

const TOKEN = 'a token of this test only';
const database = testDatabase();
const client = new mongo.MongoClient(database.uri);
let bucket: Bucket;
let service: RunningService;

beforeAll(async () => {
  await client.connect();
  bucket = await aBucket();
  service = await startMedia();
});
afterAll(async () => {
  await service?.stop();
  await bucket?.stop();
  await client.close();
  await database.drop();
});

function startMedia(over: Record<string, string> = {}): Promise<RunningService> {
  const config = parseConfig(mediaConfig, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    OPS_PORT: '0',
    NATS_URL: parts().natsUrl,
    SERVICE_TOKEN: TOKEN,
    MONGODB_URL: database.uri,
    MONGODB_DB: database.db,
    ...variablesOf(bucket.place),
    ...over,
  });
  return startService(appModule(config), { name: 'media', config, beforeListen: takeStreams });
}
const aPicture = () =>
  sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .png()
    .toBuffer();

async function upload(file: Buffer, { url } = service) {
  const headers = { 'content-type': 'application/octet-stream', [SERVICE_TOKEN_HEADER]: TOKEN };
  const response = await fetch(`${url}/uploads`, { method: 'POST', headers, body: new Uint8Array(file) });
  return { status: response.status, ...((await response.json()) as { id?: string }) };
}
async function shown(id: string | undefined, width = 160, accept = 'image/webp') {
  const query = new URLSearchParams({ url: `upload:${id}`, width: String(width) });
  const headers = { accept, [SERVICE_TOKEN_HEADER]: TOKEN };
  const response = await fetch(`${service.url}/pictures?${query.toString()}`, { headers });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
/** Its checks have little time: on a busy machine the first may miss it. */
const isReadyAs = (failing: Record<string, unknown>, { url } = service) =>
  eventually('readiness tells how the bucket is', async () => {
    const response = await fetch(`${url}/readyz`);
    expect((await response.json()) as object).toEqual({ ready: Object.keys(failing).length === 0, failing });
  });
const forgetCopies = () => client.db(database.db).collection('copies').deleteMany({});

it('GEN-20 takes an upload into the bucket and shows it through a width, with nothing of it in MongoDB', async () => {
  const { status, id } = await upload(await aPicture());
  expect(status).toBe(201);
  const { bytes } = await shown(id);
  await expect(sharp(bytes).metadata()).resolves.toMatchObject({ format: 'webp', width: 160 });
  expect(await client.db(database.db).collection('uploads.files').countDocuments()).toBe(0);
  expect((await shown('a'.repeat(64))).status).toBe(404);
});

it('shows what it has copies of while the bucket is away, and the rest when it is back', async () => {
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

it('draws AVIF when the bucket is back, of what was requested while it was away', async () => {
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

it('says on its readiness that the bucket refuses its key', async () => {
  const refused = await startMedia({ UPLOADS_S3_SECRET_ACCESS_KEY: 'yanlis' });
  try {
    await isReadyAs({ s3: 'bucket resimler: answers 403' }, refused);
    expect((await upload(await aPicture(), refused)).status).toBe(500);
  } finally {
    await refused.stop();
  }
});
