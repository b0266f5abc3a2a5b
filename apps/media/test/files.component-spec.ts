import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { RunningService } from '@tedarik/service-kit';
import { eventually, testDatabase } from '@tedarik/testing';
import { FileSource } from '../src/file/file-source.js';
import { startMedia, WITH_TOKEN, WITH_WRONG_TOKEN } from './a-media-service.js';

const ROWS = '{"name":"Akdeniz Zeytin"}\n';
const WRITTEN = 'Tue, 03 Nov 2026 06:00:00 GMT';
const database = testDatabase();
let isRead = false;

const answer: RequestListener = ({ url = '', headers }, response) => {
  const path = url.split('?')[0];
  if (path === '/yonlen') return void response.writeHead(302, { location: decodeURIComponent(url.slice(8)) }).end();
  if (path === '/sikisik') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(ROWS));
  if (path === '/sonsuz') {
    isRead = true;
    response.on('close', () => (isRead = false));
    const write = (): boolean | void => !response.destroyed && response.write('x'.repeat(65_536), () => write());
    return void write();
  }
  if (path !== '/firmalar.json') return void response.writeHead(404).end();
  const isKnown = headers['if-none-match'] === '"bir"' || headers['if-modified-since'] === WRITTEN;
  response.writeHead(isKnown ? 304 : 200, { etag: '"bir"', 'last-modified': WRITTEN }).end(isKnown ? undefined : ROWS);
};
let host: Server;
let address: string;
let service: RunningService;
/** A service that may not connect to this machine, as in production. */
let strict: RunningService;

beforeAll(async () => {
  host = createServer(answer);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const port = String((host.address() as AddressInfo).port);
  address = `http://dosyalar.test:${port}`;
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  const isAllowed = (ip: string) => ip === '127.0.0.1';
  service = await startReading(new FileSource({ isAllowed, resolve, ports: { 'http:': port } }));
  strict = await startReading(new FileSource());
});
afterAll(async () => {
  await service?.stop();
  await strict?.stop();
  host?.closeAllConnections();
  host?.close();
  await database.drop();
});

const startReading = (source: FileSource) =>
  startMedia(database, {}, [{ provide: FileSource, useFactory: () => source }]);
const request = (url: string, headers: Record<string, string> = {}, from = service) =>
  fetch(`${from.url}/files?${new URLSearchParams({ url }).toString()}`, {
    headers: { ...WITH_TOKEN, ...headers },
  });
async function reasonOf(answered: Response): Promise<unknown> {
  const { code, details } = (await answered.json()) as { code: string; details?: { reason: string } };
  return [answered.status, code, details?.reason];
}
const refused = (reason: string) => [422, 'address-refused', reason];

it('returns the file at an address with its ETag and Last-Modified', async () => {
  const answered = await request(`${address}/firmalar.json`);
  expect([answered.headers.get('etag'), answered.headers.get('last-modified')]).toEqual(['"bir"', WRITTEN]);
  expect([answered.status, await answered.text()]).toEqual([200, ROWS]);
});

it.each([
  ['ETag', { 'if-none-match': '"bir"' }],
  ['Last-Modified', { 'if-modified-since': WRITTEN }],
])('answers 304 for a file with the same %s', async (_, headers) => {
  const answered = await request(`${address}/firmalar.json`, headers);
  expect([answered.status, await answered.text()]).toEqual([304, '']);
});

it('follows a redirect to a file, and reports any other answer as the reason', async () => {
  expect(await (await request(`${address}/yonlen?${encodeURIComponent('/firmalar.json')}`)).text()).toBe(ROWS);
  expect(await reasonOf(await request(`${address}/yok.json`))).toEqual(refused('answered: 404'));
  expect(await reasonOf(await request(`${address}/sikisik`))).toEqual(refused('encoded'));
  const again = `${address}/yonlen?${encodeURIComponent(`${address}/yonlen?/yonlen`)}`;
  expect(await reasonOf(await request(again))).toEqual(refused('too-many-redirects'));
});

it.each([
  ['http://127.0.0.1/firmalar.json', 'address-not-public'],
  ['http://[::1]/firmalar.json', 'address-not-public'],
  ['http://2130706433/firmalar.json', 'address-not-public'],
  ['http://169.254.169.254/latest/meta-data', 'address-not-public'],
  ['https://10.0.0.7/firmalar.json', 'address-not-public'],
  ['http://localhost/firmalar.json', 'address-not-public'],
  ['http://93.184.216.34:27017/', 'not-http'],
  ['https://93.184.216.34:80/', 'not-http'],
  ['http://name:word@93.184.216.34/', 'not-http'],
  ['file:///etc/passwd', 'not-http'],
  ['ftp://93.184.216.34/a.json', 'not-http'],
])('A29: does not connect to %s', async (url, reason) => {
  expect(await reasonOf(await request(url, {}, strict))).toEqual(refused(reason));
});

it.each([
  ['http://169.254.169.254/latest/meta-data', 'not-http'],
  ['file:///etc/passwd', 'not-http'],
  ['http://name:word@dosyalar.test/', 'not-http'],
])('A29: does not follow a redirect to %s', async (target, reason) => {
  expect(await reasonOf(await request(`${address}/yonlen?${encodeURIComponent(target)}`))).toEqual(refused(reason));
});

it('A29: does not follow a redirect to this machine with the allowed port', async () => {
  const { port } = new URL(address);
  for (const inside of ['10.0.0.7', '[::1]', '169.254.169.254']) {
    const answered = await request(`${address}/yonlen?${encodeURIComponent(`http://${inside}:${port}/`)}`);
    expect(await reasonOf(answered)).toEqual(refused('address-not-public'));
  }
});

it('closes the connection to the server when the reader stops', async () => {
  const answered = await request(`${address}/sonsuz`);
  const reader = answered.body!.getReader();
  await reader.read();
  expect(isRead).toBe(true);
  await reader.cancel();
  await eventually('the connection to the server is closed', () => expect(isRead).toBe(false));
});

it('refuses callers without the token of the services', async () => {
  expect((await request(`${address}/firmalar.json`, WITH_WRONG_TOKEN)).status).toBe(401);
});
