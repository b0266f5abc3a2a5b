import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { openPicture } from './open-picture.js';

const aPicture = () => sharp({ create: { width: 16, height: 16, channels: 3, background: '#f6b21b' } });
const refused = { code: 'picture-refused', reason: 'not-a-picture' };

it('A41: starts no parser for a drawing: one of 4 MB would keep it busy for a minute', async () => {
  // The parser itself reports this one as broken, with an error of its own.
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><a/></svg>');
  await expect(openPicture(drawing)).rejects.toMatchObject(refused);
  await expect(openPicture(Buffer.concat([Buffer.from('    ftyp'), drawing]))).rejects.toThrow();
});

/** A picture of 16 × 16 pixels whose scans refine its values bit by bit. */
function aJpegOf(scans: number): Buffer {
  const segment = (marker: number, ...data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
  const oneCode = (kind: number, value: number) => segment(0xc4, kind, 1, ...Array<number>(15).fill(0), value);
  const steps = Array.from({ length: scans - 1 }, (_, at) => ({ value: 1 + Math.floor(at / 14), bit: 13 - (at % 14) }));
  return Buffer.from([
    ...[0xff, 0xd8, ...segment(0xdb, 0, ...Array<number>(64).fill(1))],
    ...segment(0xc2, 8, 0, 16, 0, 16, 1, 1, 0x11, 0),
    ...[...oneCode(0, 0), ...oneCode(0x10, 0x20)],
    ...[...segment(0xda, 1, 1, 0, 0, 0, 0), 0x0f],
    ...steps.flatMap(({ value, bit }) => [
      ...segment(0xda, 1, 1, 0, value, value, ((bit === 13 ? 0 : bit + 1) << 4) | bit),
      0x1f,
    ]),
    ...[0xff, 0xd9],
  ]);
}

it('A41: refuses a JPEG with thousands of scans, each of which costs a pass over all pixels', async () => {
  await expect(openPicture(aJpegOf(51))).rejects.toMatchObject(refused);
  const hidden = aJpegOf(51).toString('latin1').replace('\x0f\xff\xda', '\x0f\xff\x01\xff\xff\xff\xda');
  await expect(openPicture(Buffer.from(hidden, 'latin1'))).rejects.toMatchObject(refused);
  const few = await openPicture(aJpegOf(50));
  expect((await few.toBuffer({ resolveWithObject: true })).info).toMatchObject({ width: 16, height: 16 });
});

it('counts only the scans of the picture itself, not those in its metadata or behind its end', async () => {
  const whole = await aPicture().jpeg({ progressive: true }).toBuffer();
  const scans = Buffer.from(Array.from({ length: 200 }, () => [0xff, 0xda, 0, 2]).flat());
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, (scans.length + 2) >> 8, (scans.length + 2) & 255]), scans]);
  const file = Buffer.concat([whole.subarray(0, 2), comment, whole.subarray(2), scans]);
  expect((await (await openPicture(file)).metadata()).width).toBe(16);
});

it('A41: leaves out the texts of a PNG, which unpack to a thousand times their size', async () => {
  const png = await aPicture().png().toBuffer();
  const chunk = Buffer.concat([Buffer.from('zTXta\0\0'), deflateSync(Buffer.alloc(100_000, 'a'))]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc32(chunk));
  const file = Buffer.concat([png.subarray(0, 33), length, chunk, sum, png.subarray(33)]);
  expect((await sharp(file).metadata()).comments).toHaveLength(1);
  const opened = await openPicture(file);
  const { format, comments } = await opened.metadata();
  expect({ format, comments }).toEqual({ format: 'png', comments: undefined });
  expect(await opened.raw().toBuffer()).toEqual(await aPicture().raw().toBuffer());
});
