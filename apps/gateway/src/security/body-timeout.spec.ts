import { type AddressInfo, connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { setBodyTimeout, enforceBodyTimeout } from './body-timeout.js';

const DEADLINE_MS = 50;

describe('a body that comes slowly', () => {
  let server: FastifyInstance;

  beforeAll(async () => {
    server = fastify();
    server.addContentTypeParser('text/plain', (_request, body, done) => done(null, body));
    server.addHook('onRequest', async ({ url }, reply) => {
      if (url === '/refused') await reply.code(403).send('no');
    });
    enforceBodyTimeout(server, DEADLINE_MS);
    server.post('/refused', () => 'never');
    server.get('/', () => 'here');
    server.post('/', ({ body }) => text(body as Readable));
    server.post('/upload', ({ raw, body }) => {
      setBodyTimeout(raw, 60_000);
      return text(body as Readable);
    });
    server.post('/upload/soon', ({ raw, body }) => {
      setBodyTimeout(raw, DEADLINE_MS);
      return text(body as Readable);
    });
    await server.listen({ port: 0 });
  });
  afterAll(() => server.close());

  /** Sends the first half of a body. `heard` is everything received until the server closed the connection. */
  function sending(path: string, { method = 'POST', keepAlive = false } = {}) {
    const { port } = server.server.address() as AddressInfo;
    const connection = keepAlive ? 'keep-alive' : 'close';
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Type: text/plain\r\nContent-Length: 10`;
    const socket = connect(port).on('error', () => undefined);
    socket.write(`${head}\r\n\r\nfirst`);
    return { heard: text(socket).catch(() => ''), finish: () => socket.write(' half') };
  }

  it('M5: A36: is not awaited after a reply that did not need it: the server closes the connection', async () => {
    expect(await sending('/refused', { keepAlive: true }).heard).toMatch(/^HTTP\/1\.1 403 /);
    expect(await sending('/', { method: 'GET', keepAlive: true }).heard).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('A36 times out, except at an upload endpoint when the sender is known', async () => {
    const upload = sending('/upload');
    expect(await sending('/').heard).toBe('');
    upload.finish();
    expect(await upload.heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*first half$/);
    expect(await sending('/upload/soon').heard).toBe('');
  });
});
