import { deflateSync } from 'node:zlib';
import type { RunningService } from '@tedarik/service-kit';
import { eventually, testDatabase } from '@tedarik/testing';
import { mongo } from 'mongoose';
import sharp from 'sharp';
import { picture, send, startMedia, WITH_WRONG_TOKEN } from './a-media-service.js';

const MB = 1024 * 1024;
const database = testDatabase();
const client = new mongo.MongoClient(database.uri);
const stored = client.db(database.db);
let service: RunningService;

beforeAll(async () => {
  await client.connect();
  service = await startMedia(database);
});
afterAll(async () => {
  await service?.stop();
  await client.close();
  await database.drop();
});

const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#f6b21b' } });

const upload = (file: Buffer | string, headers?: Record<string, string>) =>
  send<{ id?: string }>(service, 'uploads', file, headers);
const shown = (id: string | undefined, width = 1280) => picture(service, `upload:${id}`, { width });
async function keptOf(id: string | undefined): Promise<Buffer> {
  const bucket = new mongo.GridFSBucket(stored, { bucketName: 'uploads' });
  return Buffer.concat(await bucket.openDownloadStreamByName(id!).toArray());
}
const filesNamed = (id: string | undefined) => stored.collection('uploads.files').countDocuments({ filename: id });

/** A tiny PNG that claims to have this size; decoding it would use up all memory. */
function aBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const data = deflateSync(Buffer.alloc(MB));
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
function crc32(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'GEN-20 accepts %s and returns it in the requested width, never enlarged',
  async (format) => {
    const { status, id } = await upload(await plain(900, 600).toFormat(format).toBuffer());
    expect([status, id]).toEqual([201, expect.stringMatching(/^[\da-f]{64}$/)]);
    const [small, large] = [await shown(id, 160), await shown(id, 1280)];
    await expect(sharp(small.bytes).metadata()).resolves.toMatchObject({ format: 'webp', width: 160 });
    await expect(sharp(large.bytes).metadata()).resolves.toMatchObject({ format: 'webp', width: 900 });
  },
);

it('GEN-20 stores only the picture, upright, without metadata and at most 2560 pixels high', async () => {
  const file = await plain(3000, 1000)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Kars 40.6013N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(file.includes('Kars 40.6013N')).toBe(true);
  const { id } = await upload(file);
  const kept = await keptOf(id);
  const metadata = await sharp(kept).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 853, height: 2560 });
  expect([metadata.exif, metadata.orientation, kept.includes('Kars')]).toEqual([undefined, undefined, false]);
});

it('stores the first frame of an animated picture', async () => {
  const frames = await Promise.all(['#ff0000', '#00ff00'].map((background) => frame(background)));
  const file = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  await expect(sharp(file).metadata()).resolves.toMatchObject({ pages: 2 });
  const { id } = await upload(file);
  const still = await sharp(await keptOf(id)).metadata();
  expect([still.height, still.pages ?? 1]).toEqual([60, 1]);
});
const frame = (background: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

it('stores the same file once', async () => {
  const file = await plain(50).png().toBuffer();
  const [first, second] = [await upload(file), await upload(file)];
  expect(second.id).toBe(first.id);
  expect(await filesNamed(first.id)).toBe(1);
});

it('accepts files of up to 5 MB, and not one byte more', async () => {
  const picture = await plain(50, 40).jpeg().toBuffer();
  // A JPEG has an end marker; readers ignore the padding after it.
  const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  expect((await upload(padded(5 * MB))).status).toBe(201);
  expect(await upload(padded(5 * MB + 1))).toMatchObject({ status: 422, code: 'file-too-large' });
  expect(await upload(Buffer.alloc(6 * MB, 1))).toMatchObject({ status: 422, code: 'file-too-large' });
});

it.each([
  ['a page that calls itself a picture', () => '<!doctype html><script>alert(1)</script>'],
  [
    'an SVG, which may hold scripts',
    () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ],
  ['a JPEG that breaks off', async () => (await noise(400).jpeg().toBuffer()).subarray(0, 9_000)],
  ['nothing', () => ''],
])('GEN-20 refuses %s and stores nothing of it', async (_, make) => {
  const before = await stored.collection('uploads.chunks').countDocuments();
  expect(await upload(await make())).toMatchObject({ status: 422, code: 'not-a-picture' });
  expect(await stored.collection('uploads.chunks').countDocuments()).toBe(before);
});
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

it.each([
  ['that says 60,000 by 60,000 pixels', () => aBomb(60_000)],
  ['of more than 25 megapixels', () => plain(5001, 5000).png().toBuffer()],
])('GEN-20 refuses a picture %s before it is decoded', async (_, make) => {
  const file = await make();
  expect(file.length).toBeLessThan(MB);
  expect(await upload(file)).toMatchObject({ status: 422, code: 'too-many-pixels' });
});

it('returns an upload soon after it was requested in vain', async () => {
  const file = await plain(70).png().toBuffer();
  const { id } = await upload(file);
  await stored.collection('uploads.files').deleteMany({ filename: id });
  expect((await shown(id)).status).toBe(404);
  await upload(file);
  await eventually('it is shown', async () => expect((await shown(id)).status).toBe(200));
});

it('renders a picture again from its upload when its copies are missing', async () => {
  const { id } = await upload(await plain(80).png().toBuffer());
  expect((await shown(id)).status).toBe(200);
  await stored.collection('copies').deleteMany({});
  expect((await shown(id)).status).toBe(200);
});

it('refuses a wrong token', async () => {
  expect((await upload(await plain(90).png().toBuffer(), WITH_WRONG_TOKEN)).status).toBe(401);
});
