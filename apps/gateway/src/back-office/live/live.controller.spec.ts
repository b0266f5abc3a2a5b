import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eventually } from '@tedarik/testing';
import type { ChangedList } from './changed-lists.js';
import { LiveController } from './live.controller.js';

const listeners = new Set<(lists: ChangedList[]) => void>();
const listen = (listener: (lists: ChangedList[]) => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
let sessionsAnswer = Promise.resolve();
const peek = ({ url }: { url: string }) => sessionsAnswer.then(() => ({ holder: { accountId: url, role: 'admin' } }));
const controller = new LiveController({ peek } as never, { listen } as never);

let server: Server;
let latest: ServerResponse | undefined;
const sockets: Socket[] = [];
beforeAll((done) => {
  server = createServer((request, raw) => {
    latest = raw;
    const reply = { hijack: () => undefined, getHeaders: () => ({}), raw };
    controller.listen(request as never, reply as never).catch(({ code }: { code: string }) => raw.end(code));
  }).listen(0, '127.0.0.1', done);
});
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  await eventually('every stream has ended', () => expect(listeners.size).toBe(0));
});
afterAll(() => server.close());

/** Opens a stream of this account and reads its beginning. */
async function stream(account: string): Promise<{ socket: Socket; said: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(`GET ${account} HTTP/1.1\r\nHost: a\r\n\r\n`);
  let said = '';
  socket.on('data', (bytes) => (said += bytes.toString()));
  await eventually('it answers', () => expect(said).toMatch(/merhaba|too-many/));
  return { socket, said };
}

it('A36: an account has at most 20 streams, and another one when one of them ends', async () => {
  const own = await Promise.all(Array.from({ length: 20 }, () => stream('/ayse')));
  expect(own.filter(({ said }) => said.includes('merhaba'))).toHaveLength(20);
  expect((await stream('/ayse')).said).toContain('too-many-requests');
  expect((await stream('/veli')).said).toContain('merhaba');
  own[0]!.socket.destroy();
  await eventually('there is room', async () => expect((await stream('/ayse')).said).toContain('merhaba'));
});

it('ends the stream of a browser that reads nothing, instead of storing what it should read', async () => {
  const { socket } = await stream('/uyuyan');
  socket.pause();
  const lists = Array<ChangedList>(100_000).fill('Business');
  // What the system buffers for a connection is less than these hundred megabytes.
  for (let sent = 0; sent < 100 && listeners.size > 0; sent++) {
    listeners.forEach((listener) => listener(lists));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(listeners.size).toBe(0);
});

it('follows no browser that left before its session was found', async () => {
  let answer = () => {};
  sessionsAnswer = new Promise((resolve) => (answer = resolve));
  latest = undefined;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /giden HTTP/1.1\r\nHost: a\r\n\r\n');
  await eventually('the request has arrived', () => expect(latest).toBeDefined());
  socket.destroy();
  await once(latest!, 'close');
  answer();
  await sessionsAnswer;
  await new Promise((resolve) => setImmediate(resolve));
  expect(listeners.size).toBe(0);
});
