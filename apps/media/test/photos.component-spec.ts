import { createHash } from 'node:crypto';
import { PhotoChanged, ReviewPhotoChanged } from '@tedarik/events';
import { Clock } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import sharp from 'sharp';
import { OrphanedFileCleanup } from '../src/orphaned/orphaned-file-cleanup.js';
import { UploadStore } from '../src/upload/upload.store.js';
import { mediaBesideOwners, picture, send } from './a-media-service.js';

let media: Awaited<ReturnType<typeof mediaBesideOwners>>;
beforeAll(async () => {
  media = await mediaBesideOwners();
});
afterAll(() => media?.stop());
afterEach(() => jest.restoreAllMocks());

const aPicture = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg', width = 3_000, height = 1_500) =>
  sharp({ create: { width, height, channels: 3, background: '#f6b21b' } })
    .withExif({ IFD0: { ImageDescription: 'Gizli' }, IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
    .toFormat(format)
    .toBuffer();

const upload = (file: Buffer) => send<{ id: string; width: number; height: number }>(media.service, 'photos', file);
const shown = async (id: string) => (await picture(media.service, `upload:${id}`)).status;
const tell = (uploadId: string, state: 'shown' | 'hidden' | 'gone', version: number, of = PhotoChanged) =>
  media.tell(of, { uploadId, state }, version);
const later = (ms: number) => jest.spyOn(media.get<Clock>(Clock), 'now').mockReturnValue(new Date(Date.now() + ms));
const removeDue = () => media.get<OrphanedFileCleanup>(OrphanedFileCleanup).removeDue();
const isKept = (id: string) => media.get<UploadStore>(UploadStore).has(id);

it('each photo has its own id and reports its size and the hash of the file; its metadata is removed', async () => {
  const file = await aPicture();
  const [one, other] = [await upload(file), await upload(file)];
  const contentHash = createHash('sha256').update(file).digest('hex');
  expect(one).toMatchObject({ status: 201, width: 2_560, height: 1_280, contentHash });
  expect(other.id).not.toBe(one.id);
  const kept = await media.get<UploadStore>(UploadStore).read(one.id);
  expect([kept.includes('Gizli'), (await sharp(kept).metadata()).exif]).toEqual([false, undefined]);
});

it('accepts JPEG, PNG and WebP by their content', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    expect((await upload(await aPicture(format, 40, 30))).status).toBe(201);
  expect(await upload(await aPicture('gif', 40, 30))).toMatchObject({ status: 422, code: 'not-a-picture' });
  expect(await upload(Buffer.from('<svg/>'))).toMatchObject({ status: 422, code: 'not-a-picture' });
});

it('a hidden photo is not served any more, not even from a stored copy, until it is shown again', async () => {
  const { id } = await upload(await aPicture('jpeg', 40, 30));
  await tell(id, 'shown', 1);
  expect(await picture(media.service, `upload:${id}`)).toMatchObject({ status: 200, kept: 'public, max-age=600' });
  await tell(id, 'hidden', 2);
  await eventually('it is hidden', async () => expect(await shown(id)).toBe(404));
  // Delivered again and out of order.
  await tell(id, 'shown', 1);
  await tell(id, 'shown', 3);
  await eventually('it is shown', async () => expect(await shown(id)).toBe(200));
});

it('a photo of a review follows the events of reviews, also when repeated or out of order', async () => {
  const [one, other] = [await upload(await aPicture('png', 40, 30)), await upload(await aPicture('png', 40, 30))];
  const said = (id: string, state: 'shown' | 'hidden' | 'gone', version: number) =>
    tell(id, state, version, ReviewPhotoChanged);
  await said(one.id, 'hidden', 7);
  await eventually('it is hidden', async () => expect(await shown(one.id)).toBe(404));
  await said(one.id, 'shown', 6);
  await said(other.id, 'gone', 2);
  await eventually('the other one is gone', async () => expect(await shown(other.id)).toBe(404));
  expect(await shown(one.id)).toBe(404);
  await said(one.id, 'shown', 8);
  await eventually('it is shown', async () => expect(await shown(one.id)).toBe(200));
  await removeDue();
  expect([await isKept(one.id), await isKept(other.id)]).toEqual([true, false]);
});

it('requests past photo events again from both services when its stream is new', async () => {
  await eventually('both were told to', () =>
    expect(media.resent).toEqual(expect.arrayContaining(['events.directory.photo.>', 'events.reviews.photo.>'])),
  );
});

it('removes a photo that is not used within a day, and a deleted one; keeps shown and hidden ones', async () => {
  const [waiting, onPage, hidden, gone] = [
    (await upload(await aPicture('png', 40, 30))).id,
    (await upload(await aPicture('png', 40, 30))).id,
    (await upload(await aPicture('png', 40, 30))).id,
    (await upload(await aPicture('png', 40, 30))).id,
  ];
  expect(await shown(gone)).toBe(200);
  await tell(onPage, 'shown', 1);
  await tell(hidden, 'hidden', 2);
  await tell(gone, 'gone', 3);
  await eventually('all is heard', async () => expect(await shown(gone)).toBe(404));
  await removeDue();
  expect(await Promise.all([waiting, onPage, hidden, gone].map(isKept))).toEqual([true, true, true, false]);
  expect(await shown(gone)).toBe(404);
  later(25 * 3_600_000);
  await removeDue();
  expect(await Promise.all([waiting, onPage, hidden].map(isKept))).toEqual([false, true, true]);
  expect(await shown(waiting)).toBe(404);
});
