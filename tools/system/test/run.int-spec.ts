import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

function run(builder: string) {
  put('bin/npx', `#!/bin/sh\n${builder}\n`, 0o755);
  const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH']}` };
  return spawnSync(process.execPath, [join(root, 'tools/run.mjs'), 'greet'], { env, encoding: 'utf8' });
}

it('a command reports its build in one line, and hides the output of the builder', () => {
  const { stdout, stderr, status } = run('echo built twenty projects; echo with warnings >&2');
  expect(stdout.replace(/\d+\.\d s/, 'a while')).toBe('Building …\nBuilding: a while\nhello\n');
  expect([stderr, status]).toEqual(['', 0]);
});

it('a command runs on the Node.js of the images, whichever it was called with', () => {
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

it('O3: the import command prints its usage without a build or a running system', () => {
  const entry = join(__dirname, '../../run.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [entry, 'import', '--help'], { encoding: 'utf8' });
  expect(stdout).toMatch(/^Usage: npm run import -- FILE/);
  expect([stderr, status]).toEqual(['', 0]);
});
