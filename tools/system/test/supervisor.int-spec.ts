import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@tedarik/testing';
import { freePort } from '@tedarik/stack';
import { Supervisor } from '../src/supervisor.js';
import { Workplace } from '../src/workplace.js';

const dir = mkdtempSync(join(tmpdir(), 'supervisor-'));
const workplace = new Workplace(dir);
const entry = join(dir, 'service.mjs');
writeFileSync(
  entry,
  `import { createServer } from 'node:http';
   const server = createServer((_request, response) => response.end('ready')).listen(Number(process.env.OPS_PORT), '127.0.0.1');
   process.on('SIGTERM', () => server.close(() => process.exit(0)));`,
);
const pidOf = (name: string): number =>
  (JSON.parse(readFileSync(workplace.file('processes.json'), 'utf8')) as Record<string, { pid: number }>)[name]!.pid;
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

let supervisor: Supervisor;
const said: string[] = [];
beforeEach(async () => {
  supervisor = new Supervisor(workplace, (line) => said.push(line));
  const opsPort = await freePort();
  supervisor.start({ name: 'service', entry, needs: [], opsPort }, { OPS_PORT: String(opsPort) });
  await supervisor.ready();
});
afterEach(() => supervisor.stop());
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('F10 restarts a killed process with a new process id and logs it', async () => {
  const before = pidOf('service');
  process.kill(before, 'SIGKILL');
  await eventually('another process of that name runs', () => {
    expect(pidOf('service')).not.toBe(before);
  });
  await supervisor.ready();
  expect(said.some((line) => line.startsWith('service ended (SIGKILL)'))).toBe(true);
});

it('leaves no process behind when it stops', async () => {
  const pid = pidOf('service');
  await supervisor.stop();
  expect(isAlive(pid)).toBe(false);
});

it('prints the end of the log of a process that never becomes ready', async () => {
  const broken = join(dir, 'broken.mjs');
  writeFileSync(broken, `console.error('no such database'); process.exit(1);`);
  const opsPort = await freePort();
  supervisor.start({ name: 'broken', entry: broken, needs: [], opsPort }, {});
  await expect(supervisor.ready()).rejects.toThrow(/broken did not become ready[\s\S]*no such database/);
});

it('waits for a slow process, but not for ever for one that never becomes ready', async () => {
  const slow = join(dir, 'slow.mjs');
  writeFileSync(
    slow,
    `import { createServer } from 'node:http';
     let requested = 0;
     createServer((_request, response) => {
       requested += 1;
       response.writeHead(process.env.STUCK || requested < 30 ? 503 : 200).end();
     }).listen(Number(process.env.OPS_PORT), '127.0.0.1');`,
  );
  const start = async (name: string, env: Record<string, string>) => {
    const opsPort = await freePort();
    supervisor.start({ name, entry: slow, needs: [], opsPort }, { OPS_PORT: String(opsPort), ...env });
  };
  await start('slow', {});
  await supervisor.ready();
  await start('stuck', { STUCK: 'yes' });
  await expect(supervisor.ready(1_500)).rejects.toThrow(/stuck did not become ready/);
});
