import { Readable } from 'node:stream';
import type { RunningService } from '@tedarik/service-kit';
import { eventually, testDatabase } from '@tedarik/testing';
import sharp from 'sharp';
import { PictureSource } from '../src/source/picture-source.js';
import { picture, startMedia, WITH_WRONG_TOKEN } from './a-media-service.js';
import { aPictureHost, type PictureHost } from './a-picture-host.js';

const database = testDatabase();
let host: PictureHost;
let service: RunningService;

const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#f6b21b' } });
/** A picture for which AVIF is smaller. */
const lively = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
const PAGES: Record<string, () => Promise<Buffer> | Buffer> = {
  '/genis.jpg': () => plain(2000, 1000).jpeg().toBuffer(),
  '/canli.jpg': () => lively(1400, 700).jpeg({ quality: 95 }).toBuffer(),
  '/sade.png': () => plain(16).png().toBuffer(),
  '/ince.png': () => plain(30).png().toBuffer(),
  '/dar.png': () => plain(200).png().toBuffer(),
  '/devasa.png': () => plain(5001, 5000).png().toBuffer(),
  '/cizim.svg': () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x</script></svg>'),
  '/yazi.jpg': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  '/buyuk.jpg': () => Buffer.alloc(5 * 1024 * 1024 + 1, 1),
};

beforeAll(async () => {
  host = await aPictureHost((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/yonlen?')) {
      response.writeHead(302, { location: decodeURIComponent(path.split('?')[1] ?? '') }).end();
      return;
    }
    // Exists only for the first request.
    const make = path === '/gecici.jpg' && timesRequested(path) === 1 ? PAGES['/canli.jpg'] : PAGES[path];
    if (!make) return void response.writeHead(404).end();
    // Without a content-length header, which hosts may omit.
    void Promise.resolve(make()).then((bytes) => Readable.from([bytes]).pipe(response));
  });
  // The test host is on this machine, to which the real source would never connect.
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  const { port } = new URL(host.url);
  const isAllowed = (address: string) => address === '127.0.0.1';
  const useFactory = () => new PictureSource({ isAllowed, resolve, port, ca: host.ca });
  service = await startMedia(database, {}, [{ provide: PictureSource, useFactory }]);
});
afterAll(async () => {
  await service?.stop();
  await host?.stop();
  await database.drop();
});

const send = (url: string, width?: number) => picture(service, url, width === undefined ? {} : { width });
const requestAvif = (path: string, width: number = 320) =>
  picture(service, host.url + path, { width, accept: 'image/avif' });
/** The number of AVIF encodings with this outcome. */
async function avifBecame(outcome: string): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(new RegExp(`^media_avif_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
const timesRequested = (path: string) => host.requested.filter((one) => one === path).length;
const reasonOf = ({ bytes }: { bytes: Buffer }) =>
  (JSON.parse(bytes.toString('utf8')) as { details?: { reason?: string } }).details?.reason;

it('GEN-20 returns a picture as WebP in the requested width, and fetches it once for all widths', async () => {
  const small = await send(`${host.url}/genis.jpg`, 320);
  const large = await send(`${host.url}/genis.jpg`, 1280);
  expect([small.status, small.type]).toEqual([200, 'image/webp']);
  await expect(sharp(small.bytes).metadata()).resolves.toMatchObject({ format: 'webp', width: 320, height: 160 });
  await expect(sharp(large.bytes).metadata()).resolves.toMatchObject({ format: 'webp', width: 1280, height: 640 });
  expect(host.requested.filter((path) => path === '/genis.jpg')).toHaveLength(1);
});

it('GEN-20 returns WebP at once and, when it has been rendered, AVIF to clients that accept it', async () => {
  const first = await requestAvif('/canli.jpg', 640);
  expect([first.status, first.type, first.vary]).toEqual([200, 'image/webp', 'accept']);
  const drawn = await eventually('AVIF is answered', async () => {
    const answer = await requestAvif('/canli.jpg', 640);
    expect([answer.type, answer.vary]).toEqual(['image/avif', 'accept']);
    return answer;
  });
  await expect(sharp(drawn.bytes).metadata()).resolves.toMatchObject({ format: 'heif', width: 640, height: 320 });
  expect(drawn.bytes.length).toBeLessThan(first.bytes.length);
  expect((await requestAvif('/canli.jpg', 1280)).type).toBe('image/avif');
  const other = await send(`${host.url}/canli.jpg`, 640);
  expect([other.type, other.bytes.equals(first.bytes)]).toEqual(['image/webp', true]);
});

it('renders no AVIF for a client that does not accept it', async () => {
  expect((await send(`${host.url}/ince.png`, 160)).type).toBe('image/webp');
  const before = await avifBecame('drawn');
  await requestAvif('/genis.jpg');
  await eventually('the later one is drawn', async () => expect(await avifBecame('drawn')).toBe(before + 1));
  expect(timesRequested('/ince.png')).toBe(1);
});

it('keeps returning WebP when AVIF is not smaller, and tries once', async () => {
  const before = await avifBecame('drawn');
  await requestAvif('/sade.png');
  await eventually('it was tried', async () => expect(await avifBecame('drawn')).toBe(before + 1));
  for (const width of [160, 1280]) expect((await requestAvif('/sade.png', width)).type).toBe('image/webp');
  expect(timesRequested('/sade.png')).toBe(2);
});

it('keeps returning WebP when the source has disappeared, and tries once for AVIF', async () => {
  expect((await requestAvif('/gecici.jpg')).status).toBe(200);
  await eventually('it was tried', async () => expect(await avifBecame('not-answered')).toBe(1));
  expect((await requestAvif('/gecici.jpg')).type).toBe('image/webp');
  expect((await send(`${host.url}/gecici.jpg`, 960)).status).toBe(200);
  expect(timesRequested('/gecici.jpg')).toBe(2);
});

it('never enlarges a picture', async () => {
  const { bytes } = await send(`${host.url}/dar.png`, 1280);
  await expect(sharp(bytes).metadata()).resolves.toMatchObject({ width: 200 });
});

it.each([
  ['an SVG, which may hold scripts', '/cizim.svg', 'not-a-picture'],
  ['a page that calls itself a picture', '/yazi.jpg', 'not-a-picture'],
  ['more than 25 megapixels', '/devasa.png', 'too-many-pixels'],
  ['more than 5 MB, whatever its header says', '/buyuk.jpg', 'too-large'],
  ['what is not there', '/yok.jpg', 'not-answered'],
])('GEN-20 A30 refuses %s', async (_, path, reason) => {
  const answer = await send(host.url + path);
  expect(answer.status).toBe(404);
  expect(reasonOf(answer)).toBe(reason);
});

it('does not request an address again that just returned no picture', async () => {
  const before = host.requested.filter((path) => path === '/bos.jpg').length;
  await send(`${host.url}/bos.jpg`);
  await send(`${host.url}/bos.jpg`);
  expect(host.requested.filter((path) => path === '/bos.jpg').length - before).toBe(1);
});

it('follows a redirect to a picture', async () => {
  const answer = await send(`${host.url}/yonlen?${encodeURIComponent('/dar.png')}`);
  expect(answer.status).toBe(200);
});

it.each([
  ['the metadata service of a cloud', 'https://169.254.169.254/latest/meta-data'],
  ['an address without TLS', 'http://resimler.test/a.jpg'],
  ['another protocol', 'file:///etc/passwd'],
])('A29 does not follow a redirect to %s', async (_, target) => {
  const answer = await send(`${host.url}/yonlen?${encodeURIComponent(target)}`);
  expect(answer.status).toBe(404);
  expect(['address-not-public', 'not-https']).toContain(reasonOf(answer));
});

it('refuses a width that is not offered, and a wrong token', async () => {
  expect((await send(`${host.url}/dar.png`, 321)).status).toBe(400);
  expect((await picture(service, `${host.url}/dar.png`, { headers: WITH_WRONG_TOKEN })).status).toBe(401);
});
