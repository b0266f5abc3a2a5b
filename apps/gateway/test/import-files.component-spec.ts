import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { LARGEST_IMPORT_FILE } from '@tedarik/commands';
import { eventually, type TestBackingService, backingServiceUrls, startBackingService } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';

const MB = 1024 * 1024;
const A_PART = Buffer.alloc(MB, 'a');
const FILE = '[{"name":"Öz Çay"}]';

/** An upload that the imports service received. */
interface Taken {
  url: string;
  token: unknown;
  type: unknown;
  bytes: number;
  /** Null until the upload has ended. */
  whole: boolean | null;
}

let imports: Server;
let port: number;
let answer: { status: number; body: object };
let taken: Taken[];
let redis: TestBackingService;
let gateway: RunningGateway;

const listen = (on: number): Promise<number> =>
  new Promise((resolve) => imports.listen(on, '127.0.0.1', () => resolve((imports.address() as AddressInfo).port)));
const beginAnew = () => {
  taken = [];
  answer = { status: 201, body: { fileId: 'f-1', bytes: 20 } };
};

beforeAll(async () => {
  beginAnew();
  imports = createServer((request, response) => {
    const one = { url: request.url ?? '', ...headersOf(request), bytes: 0, whole: null as boolean | null };
    taken.push(one);
    request.on('data', (part: Buffer) => (one.bytes += part.length));
    request.on('close', () => (one.whole = request.complete));
    request.on('error', () => undefined);
    request.on('end', () => {
      const { status, body } = answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  port = await listen(0);
  redis = await startBackingService('redis');
  gateway = await runningGateway({
    NATS_URL: backingServiceUrls().natsUrl,
    REDIS_URL: redis.url,
    IMPORTS_URL: `http://127.0.0.1:${port}`,
  });
  await eventually('the gateway knows its sessions and imports', async () => {
    expect((await send(await admin())).status).toBe(201);
  });
});
afterAll(async () => {
  await gateway?.stop();
  await redis?.stop();
  imports?.closeAllConnections();
  imports?.close();
});
beforeEach(beginAnew);

const headersOf = ({ headers }: IncomingMessage) => ({
  token: headers['x-service-token'],
  type: headers['content-type'],
});
const send = (headers: Record<string, string>, body: string | Readable = FILE, query = '?ad=isletmeler.json') =>
  gateway.fetch(`/yonetici/yukle/ice-aktarim${query}`, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'application/octet-stream', ...headers },
    body,
  });
const admin = async () => (await anAdministrator(redis.url)).headers;
const codeOf = ({ status, json }: Awaited<ReturnType<typeof send>>) => [status, (json() as { code: string }).code];

/** The bytes of a file of this size, in parts of 1 MB. */
function* bytesOf(size: number): Generator<Buffer> {
  for (let left = size; left > 0; left -= MB) yield A_PART.subarray(0, Math.min(left, MB));
}

it('IMP-JSON-24 passes a file to imports with its name, and returns the reply of imports', async () => {
  const stored = await send(await admin(), FILE, `?${new URLSearchParams({ ad: 'işletmeler & şubeler.json' })}`);
  expect([stored.status, stored.json(), stored.headers['cache-control']]).toEqual([201, answer.body, 'no-store']);
  const name = new URLSearchParams({ name: 'işletmeler & şubeler.json' }).toString();
  const [token, type] = ['a-token-of-tests-only', 'application/octet-stream'];
  const bytes = Buffer.byteLength(FILE);
  await eventually('it has all come', () =>
    expect(taken).toEqual([{ url: `/files?${name}`, token, type, bytes, whole: true }]),
  );
});

it('IMP-JSON-24 passes on the chosen sheet of a spreadsheet, and the reason of a refusal', async () => {
  answer.body = { fileId: 'f', bytes: 3, sheet: 'Ege', sheets: ['Kapak', 'Ege'] };
  expect((await send(await admin(), FILE, '?ad=a.xlsx&sayfa=Ege')).json()).toEqual(answer.body);
  expect(taken[0]?.url).toBe('/files?name=a.xlsx&sheet=Ege');
  Object.assign(answer, { status: 422, body: { kind: 'unprocessable', code: 'spreadsheet-locked' } });
  expect(codeOf(await send(await admin()))).toEqual([422, 'spreadsheet-locked']);
});

it('IMP-JSON-24 streams a file to imports while the rest is still being uploaded', async () => {
  const file = new PassThrough();
  const stored = send(await admin(), file);
  for (let sent = 1; sent <= 30; sent++) {
    file.write(A_PART);
    await eventually('imports has it too', () => expect(taken[0]?.bytes).toBe(sent * MB));
  }
  file.end();
  expect((await stored).status).toBe(201);
});

it('IMP-JSON-24 aborts the upload to imports when the sender aborts it', async () => {
  const file = new PassThrough();
  const stored = send(await admin(), file);
  file.write(A_PART);
  await eventually('imports has a part of it', () => expect(taken[0]?.bytes).toBe(MB));
  file.destroy(new Error('the sender is gone'));
  await expect(stored).rejects.toThrow('the sender is gone');
  await eventually('imports knows', () => expect(taken[0]?.whole).toBe(false));
});

it('IMP-JSON-24 refuses a file with a declared length of more than 200 MB', async () => {
  const headers = { ...(await admin()), 'content-length': String(LARGEST_IMPORT_FILE + 1) };
  const bytes = Readable.from(bytesOf(LARGEST_IMPORT_FILE + 1));
  expect(codeOf(await send(headers, bytes))).toEqual([413, 'file-too-large']);
  await eventually('imports knows that it is not whole', () => expect(taken.at(-1)?.whole).toBe(false));
});

// Sends 400 MB.
if (process.env['FULL'])
  it('IMP-JSON-24 accepts 200 MB, and refuses more without a declared length', async () => {
    const headers = await admin();
    const most = { ...headers, 'content-length': String(LARGEST_IMPORT_FILE) };
    expect((await send(most, Readable.from(bytesOf(LARGEST_IMPORT_FILE)))).status).toBe(201);
    const bytes = Readable.from(bytesOf(LARGEST_IMPORT_FILE + 1));
    expect(codeOf(await send(headers, bytes))).toEqual([413, 'file-too-large']);
    await eventually('imports knows which are whole', () =>
      expect(taken.map(({ whole }) => whole)).toEqual([true, false]),
    );
  }, 300_000);

it('GEN-12 AUTH-06 accepts files only from roles that may import', async () => {
  expect(codeOf(await send({}))).toEqual([401, 'sign-in-required']);
  for (const role of ['editor', 'moderator'] as const)
    expect(codeOf(await send((await anAdministrator(redis.url, role)).headers))).toEqual([403, 'access-denied']);
  expect(taken).toEqual([]);
});

it('A15 refuses a file from a page of another site', async () => {
  const elsewhere = { ...(await admin()), origin: 'https://baska.example' };
  expect(codeOf(await send(elsewhere))).toEqual([403, 'cross-site-request']);
  const { cookie = '' } = await admin();
  const path = '/yonetici/yukle/ice-aktarim?ad=a';
  const nowhere = await gateway.fetch(path, { method: 'POST', headers: { cookie }, body: FILE });
  expect(codeOf(nowhere)).toEqual([403, 'cross-site-request']);
  expect(taken).toEqual([]);
});

it.each(['text/plain', 'multipart/form-data; boundary=a', 'application/json', 'image/png'])(
  'A15 refuses a file with the content type %s',
  async (type) => {
    expect(codeOf(await send({ ...(await admin()), 'content-type': type }))).toEqual([415, 'unsupported-media-type']);
    expect(taken).toEqual([]);
  },
);

it.each(['/graphql', '/yonetici/yukle', '/yonetici/yukle/ice-aktarim/baska?ad=a'])(
  'A15 refuses files at every other endpoint: %s',
  async (path) => {
    const headers = { ...(await admin()), origin: SITE, 'content-type': 'application/octet-stream' };
    const { status } = await gateway.fetch(path, { method: 'POST', headers, body: FILE });
    expect(status).toBe(415);
  },
);

it.each(['', '?ad=', '?ad=%20', `?ad=${'a'.repeat(256)}`, '?ad=a&ad=b', '?ad=a&biri=b'])(
  'A2 refuses a file without a name: %s',
  async (query) => {
    expect(codeOf(await send(await admin(), FILE, query))).toEqual([400, 'bad-request']);
    expect(taken).toEqual([]);
  },
);

it('answers 503 when imports fails or is down, without the details of the failure', async () => {
  answer = { status: 500, body: { code: 'unexpected', details: { errorId: 'x' } } };
  const headers = await admin();
  expect(codeOf(await send(headers))).toEqual([503, 'service-unavailable']);
  imports.closeAllConnections();
  await new Promise((resolve) => imports.close(resolve));
  expect(codeOf(await send(headers))).toEqual([503, 'service-unavailable']);
  await listen(port);
});
