import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@tedarik/testing';

/** A checkout with one command, whose builder is a script. */
const root = mkdtempSync(join(tmpdir(), 'checkout-'));
function put(file: string, text: string, mode = 0o644): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
  chmodSync(join(root, file), mode);
}
beforeAll(() => {
  cpSync(join(__dirname, '../../run.mjs'), join(root, 'tools/run.mjs'), { recursive: true });
  put('package-lock.json', '{}');
  put('node_modules/.installed-from', createHash('sha256').update('{}').digest('hex'));
  put(
    'tools/system/dist/commands.js',
    `export const COMMANDS = { greet: async () => async () => console.log('hello') };`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const entry = join(root, 'tools/run.mjs');
const environment = () => ({ ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH']}` });
const buildBy = (builder: string) => put('bin/npx', `#!/bin/sh\n${builder}\n`, 0o755);
function run(builder: string) {
  buildBy(builder);
  return spawnSync(process.execPath, [entry, 'greet'], { env: environment(), encoding: 'utf8' });
}

it('a command reports its build in one line, and hides the output of the builder', () => {
  const { stdout, stderr, status } = run('echo built twenty projects; echo with warnings >&2');
  expect(stdout.replace(/\d+\.\d s/, 'a while')).toBe('Building …\nBuilding: a while\nhello\n');
  expect([stderr, status]).toEqual(['', 0]);
});

it('a command runs on the Node.js version of the images, whichever version started it', () => {
  const shipped = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  put(shipped, '');
  copyFileSync(process.execPath, join(root, shipped));
  chmodSync(join(root, shipped), 0o755);
  put(
    'tools/system/dist/commands.js',
    `export const COMMANDS = { greet: async () => async () => console.log(process.execPath) };`,
  );
  const { stdout, status } = run('true');
  expect([stdout.trim().split('\n').at(-1), status]).toEqual([join(root, shipped), 0]);
  rmSync(join(root, shipped));
});

it('the whole output of the builder is shown when it fails', () => {
  const { stderr, status } = run('echo broken.ts:3; echo because >&2; exit 7');
  expect(stderr).toBe('broken.ts:3\nbecause\nBuilding: failed (exit 7). What went wrong stands above.\n');
  expect(status).toBe(1);
});

it('npm stop ends a start that is still building, and its builder', async () => {
  const builder = join(root, 'builder.pid');
  buildBy(`echo $$ > ${builder}; exec sleep 600`);
  rmSync(join(root, 'tools/system/dist'), { recursive: true });
  const start = spawn(process.execPath, [entry, 'start'], { env: environment(), stdio: 'ignore' });
  try {
    await eventually('the start builds', () => expect(readFileSync(builder, 'utf8')).toMatch(/\d\n/));
    const ended = once(start, 'exit');
    expect(spawnSync(process.execPath, [entry, 'stop'], { env: environment() }).status).toBe(0);
    expect(await ended).toEqual([130, null]);
    await eventually('the builder has ended', () =>
      expect(() => process.kill(Number(readFileSync(builder, 'utf8')), 0)).toThrow('ESRCH'),
    );
    expect(existsSync(join(root, '.local/setup.lock'))).toBe(false);
  } finally {
    start.kill('SIGKILL');
  }
});

it('O3: the import command prints its usage without a build or a running system', () => {
  const entry = join(__dirname, '../../run.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [entry, 'import', '--help'], { encoding: 'utf8' });
  expect(stdout).toMatch(/^Usage: npm run import -- FILE/);
  expect([stderr, status]).toEqual(['', 0]);
});
