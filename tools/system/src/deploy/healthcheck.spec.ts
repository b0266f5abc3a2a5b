import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '../../../../deploy/docker/healthcheck.sh');
let server: Server;
let answer = { status: 200, body: '{"ready":true}' };
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const check = (port = (server.address() as AddressInfo).port) =>
  new Promise<{ ok: boolean; says: string }>((resolve) =>
    execFile('bash', [SCRIPT], { env: { ...process.env, OPS_PORT: String(port) } }, (error, says) =>
      resolve({ ok: !error, says }),
    ),
  );

it('O10: a container is healthy while its process is ready', async () => {
  answer = { status: 200, body: '{"ready":true}' };
  expect(await check()).toEqual({ ok: true, says: '{"ready":true}' });
});

it('O10: it names the part that fails', async () => {
  answer = { status: 503, body: '{"ready":false,"failing":{"nats":"no answer within 2000 ms"}}' };
  expect(await check()).toEqual({ ok: false, says: answer.body });
});

it('O10: a process that does not run is not healthy', async () => {
  expect((await check(1)).ok).toBe(false);
});
