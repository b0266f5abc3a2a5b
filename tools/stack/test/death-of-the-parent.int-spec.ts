import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startStack, stopStack } from '../src/index.js';
import { identify } from '../src/process-identity.js';
import { repositoryRoot } from '../src/repository.js';
import { findProgram } from '../src/run-command.js';
import { until } from '../src/until.js';
import { withoutGivenBackingServices } from './without-given-backing-services.js';

const root = repositoryRoot();
let work: string;
let dir: string;

/** A process of its own that starts a stack and then waits; resolves with its id and those of its parts. */
async function starter(
  options: object,
  { path = process.env['PATH'], last = 'setInterval(() => undefined, 1000)' } = {},
): Promise<{ pid: number; parts: number[] }> {
  const script = `import { startStack } from './dist/index.js';
    const { parts } = await startStack(${JSON.stringify({ dir, only: ['nats', 'redis'], ...options })});
    console.log(JSON.stringify(parts.map(({ pid }) => pid)));
    ${last};`;
  writeFileSync(join(work, 'starter.mjs'), script);
  const child = spawn(process.execPath, [join(work, 'starter.mjs')], {
    cwd: root,
    env: { ...process.env, PATH: path }, // without the parts that the test run was given
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString())),
  );
  return { pid: child.pid ?? 0, parts: JSON.parse(line) as number[] };
}
const gone = (ids: number[]) => until(() => ids.every((pid) => !identify(pid)), 60_000);

beforeAll(async () => {
  withoutGivenBackingServices();
  await mkdir(join(root, '.local/test'), { recursive: true });
  work = mkdtempSync(join(root, '.local/test/starter-')); // inside the repository: it imports the driver
  cpSync(join(root, 'tools/stack/src'), join(work, 'src'), { recursive: true });
  execFileSync(process.execPath, [join(root, 'tools/build.mjs')], { cwd: work });
});
beforeEach(() => {
  dir = mkdtempSync(join(work, 'stack-'));
});
afterEach(() => stopStack(dir));
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('when the process that started a stack dies', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('by %s, its parts end', async (name) => {
    const { pid, parts } = await starter({ persistent: true });
    process.kill(pid, name);
    expect(await gone([pid, ...parts])).toBe(true);
  });

  it('by an ordinary exit, its parts end even without setpriv', async () => {
    const path = mkdtempSync(join(work, 'path-'));
    for (const name of ['nats-server', 'redis-server', 'apt-get', 'apt-cache', 'dpkg-deb']) {
      const program = findProgram(name, '/usr/sbin');
      if (program) symlinkSync(program, join(path, name)); // all but setpriv
    }
    const { pid, parts } = await starter({ persistent: true }, { path, last: 'process.exit()' });
    expect(await gone([pid, ...parts])).toBe(true);
  });

  it('its detached parts stay, are found by the next start and ended by stopStack', async () => {
    const { pid, parts } = await starter({ persistent: true, detached: true });
    process.kill(pid, 'SIGKILL');
    expect(await gone([pid])).toBe(true);
    const next = await startStack({ dir, only: ['nats', 'redis'], persistent: true, detached: true });
    expect(next.parts.map((part) => part.pid)).toEqual(parts);
    await stopStack(dir);
    expect(await gone(parts)).toBe(true);
  });
});
