import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, programOrPackage } from '@tedarik/stack';
import { eventually } from '@tedarik/testing';

const edge = join(__dirname, '../../../deploy/edge');
const dir = mkdtempSync(join(tmpdir(), 'edge-'));
const held: ServerResponse[] = [];
const answers: Promise<number>[] = [];
let gateway: Server;
let port: number;
let nginx: ChildProcess;

beforeAll(async () => {
  gateway = createServer((request, response) => void (request.url === '/held' ? held.push(response) : response.end()));
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  await letGo();
  nginx.kill('SIGKILL');
  await once(nginx, 'exit');
});
afterAll(() => {
  gateway.close();
  rmSync(dir, { recursive: true });
});

/** nginx as the image starts it, with a folder and ports of its own. */
async function start(environment: Record<string, string>): Promise<void> {
  port = await freePort();
  const health = await freePort();
  const { command, env } = await programOrPackage(
    { title: 'nginx', program: 'nginx', packages: ['nginx'], versionFlag: '-v' },
    () => undefined,
  );
  const placed = (file: string) =>
    readFileSync(join(edge, file), 'utf8')
      .replaceAll('/tmp/', `${dir}/`)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('127.0.0.1:8081', `127.0.0.1:${health}`)
      .replace('http://gateway:3000', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
  writeFileSync(join(dir, 'nginx.conf'), placed('nginx.conf'));
  writeFileSync(join(dir, 'start.sh'), placed('start.sh'));
  writeFileSync(
    join(dir, 'nginx'),
    `#!/bin/sh\nexec ${command} -c ${dir}/nginx.conf -g 'daemon off; master_process off;'\n`,
  );
  chmodSync(join(dir, 'nginx'), 0o755);
  const path = `${dir}:${process.env['PATH']}`;
  nginx = spawn('/bin/sh', [join(dir, 'start.sh')], { env: { ...env, ...environment, PATH: path }, stdio: 'inherit' });
  await eventually('edge answers', async () => expect(await statusOf('/')).toBe(200));
}

const statusOf = (path: string, localAddress = '127.0.0.1') =>
  new Promise<number>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, localAddress, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    }).once('error', reject);
  });

async function hold(many: number): Promise<void> {
  answers.push(...Array.from({ length: many }, () => statusOf('/held')));
  await eventually('the gateway has them all', () => expect(held).toHaveLength(many));
}

function letGo(): Promise<number[]> {
  for (const response of held.splice(0)) response.end();
  return Promise.all(answers.splice(0));
}

it('A36 an address over its limit of concurrent requests gets 429, and other addresses are not affected', async () => {
  await start({ EDGE_CONNECTIONS: '3' });
  await hold(3);
  expect([await statusOf('/'), await statusOf('/', '127.0.0.2')]).toEqual([429, 200]);
  expect(await letGo()).toEqual([200, 200, 200]);
  await eventually('the address is free again', async () => expect(await statusOf('/')).toBe(200));
});

it.each<Record<string, string>>([{ TRUSTED_PROXIES: '10.1.2.0/24,127.0.0.1' }, { EDGE_CONNECTIONS: '0' }])(
  'A36 the limit does not apply to a trusted proxy, and can be turned off: %j',
  async (setting) => {
    await start({ EDGE_CONNECTIONS: '3', ...setting });
    await hold(5);
    expect(await statusOf('/')).toBe(200);
  },
);
