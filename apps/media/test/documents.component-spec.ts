import { createHash } from 'node:crypto';
import { LARGEST_DOCUMENT } from '@tedarik/commands';
import { DocumentChanged } from '@tedarik/events';
import { Clock } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import sharp from 'sharp';
import { DocumentFiles } from '../src/tracked/document-files.js';
import { OrphanedFileCleanup } from '../src/orphaned/orphaned-file-cleanup.js';
import { UploadStore } from '../src/upload/upload.store.js';
import { mediaBesideOwners, picture, send, WITH_TOKEN } from './a-media-service.js';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
let media: Awaited<ReturnType<typeof mediaBesideOwners>>;
beforeAll(async () => {
  media = await mediaBesideOwners();
});
afterAll(() => media?.stop());
afterEach(() => jest.restoreAllMocks());

const aPicture = (format: 'jpeg' | 'png' | 'webp' | 'gif', width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#f6b21b' } })
    .toFormat(format)
    .toBuffer();
const upload = (file: Buffer, headers = WITH_TOKEN) =>
  send<{ id: string; type: string; bytes: number }>(media.service, 'documents', file, headers);
const open = (id: string, headers = WITH_TOKEN) => fetch(`${media.service.url}/documents/${id}`, { headers });
const opens = async (id: string) => (await open(id)).status;
const tell = (uploadId: string, state: 'kept' | 'gone', version: number) =>
  media.tell(DocumentChanged, { uploadId, state }, version);
const removeDue = () => media.get<OrphanedFileCleanup>(OrphanedFileCleanup).removeDue();
const isKept = (id: string) =>
  media.get<UploadStore>(UploadStore).has(media.get<DocumentFiles>(DocumentFiles).nameOf(id));

it('accepts PDF, JPEG, PNG and WebP by their content, returns the same bytes, and gives each upload its own id', async () => {
  const files = [
    ['application/pdf', PDF],
    ['image/jpeg', await aPicture('jpeg')],
    ['image/png', await aPicture('png')],
    ['image/webp', await aPicture('webp')],
  ] as const;
  for (const [type, file] of files) {
    const [one, other] = [await upload(file), await upload(file)];
    const contentHash = createHash('sha256').update(file).digest('hex');
    expect(one).toMatchObject({ status: 201, type, bytes: file.length, contentHash });
    expect(other.id).not.toBe(one.id);
    const answer = await open(one.id);
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a moving picture', () => aPicture('gif')],
  ['a page', () => Buffer.from('<html><script>alert(1)</script>')],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['half a picture', async () => (await aPicture('png', 2_000)).subarray(0, 60)],
  ['nothing', () => Buffer.alloc(0)],
])('refuses %s', async (_, file) => {
  expect(await upload(await file())).toMatchObject({ status: 422, code: 'not-a-document' });
});

it('refuses more than 10 MB, and callers without the token of the services', async () => {
  const large = Buffer.concat([PDF, Buffer.alloc(LARGEST_DOCUMENT)]);
  expect(await upload(large)).toMatchObject({ status: 422, code: 'file-too-large' });
  expect((await upload(PDF, {})).status).toBe(401);
  const { id } = await upload(PDF);
  expect((await open(id, {})).status).toBe(401);
});

it('the address of a picture does not open a document', async () => {
  const { id } = await upload(await aPicture('png'));
  const name = media.get<DocumentFiles>(DocumentFiles).nameOf(id);
  for (const named of [id, name]) expect((await picture(media.service, `upload:${named}`)).status).toBe(404);
});

it('removes an upload that is not used within a day, and a deleted one; keeps one that is in use', async () => {
  const [waiting, kept, gone] = [(await upload(PDF)).id, (await upload(PDF)).id, (await upload(PDF)).id];
  await tell(kept, 'kept', 1);
  await tell(gone, 'gone', 2);
  // Delivered out of order.
  await tell(gone, 'kept', 1);
  await eventually('all is heard', async () => {
    expect(await opens(gone)).toBe(404);
    expect(await media.get<DocumentFiles>(DocumentFiles).stateOf(kept)).toBe('kept');
  });
  await removeDue();
  expect(await Promise.all([waiting, kept, gone].map(isKept))).toEqual([true, true, false]);
  jest.spyOn(media.get<Clock>(Clock), 'now').mockReturnValue(new Date(Date.now() + 25 * 3_600_000));
  await removeDue();
  expect(await Promise.all([waiting, kept].map(isKept))).toEqual([false, true]);
  expect(await opens(waiting)).toBe(404);
});
