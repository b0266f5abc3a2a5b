import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { claimPort, freePort, releasePorts } from '../src/ports.js';
import { repositoryRoot } from '../src/repository.js';

const root = repositoryRoot();
const choosers: ChildProcess[] = [];
let work: string;

beforeAll(async () => {
  await mkdir(join(root, '.local/test'), { recursive: true });
  work = mkdtempSync(join(root, '.local/test/ports-'));
  cpSync(join(root, 'tools/stack/src'), join(work, 'src'), { recursive: true });
  execFileSync(process.execPath, [join(root, 'tools/build.mjs')], { cwd: work });
  writeFileSync(
    join(work, 'chooser.mjs'),
    `import { freePort } from './dist/ports.js';
     console.log(await freePort(Number(process.argv[2])));
     setInterval(() => undefined, 1000);`,
  );
});
afterEach(async () => {
  for (const chooser of choosers.splice(0)) await ended(chooser);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A process of its own that chooses a port, by the wish if it can be had, and listens on nothing; with what it has chosen. */
async function chosenElsewhere(wished: number): Promise<number> {
  const chooser = spawn(process.execPath, [join(work, 'chooser.mjs'), String(wished)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  choosers.push(chooser);
  const [line] = (await once(chooser.stdout, 'data')) as [Buffer];
  return Number(line.toString());
}

async function ended(chooser: ChildProcess): Promise<void> {
  if (chooser.exitCode !== null || chooser.signalCode !== null) return;
  chooser.kill('SIGKILL');
  await once(chooser, 'exit');
}

/** That nobody has chosen. */
async function nobodysPort(): Promise<number> {
  const port = await freePort();
  await releasePorts(port);
  return port;
}

describe('a port that was chosen and that nothing listens on yet', () => {
  it('is not chosen by a concurrent start', async () => {
    const wished = await nobodysPort();
    const chosen = await Promise.all([1, 2, 3].map(() => chosenElsewhere(wished)));
    expect(new Set(chosen).size).toBe(3);
    expect(chosen).toContain(wished);
    expect(await freePort(wished)).not.toBe(wished);
    expect(await claimPort(wished)).toBe(false);
  });

  it('is not chosen a second time by its own process: the site may be given the usual port of a service', async () => {
    const wished = await nobodysPort();
    expect(await claimPort(wished)).toBe(true);
    expect(await freePort(wished)).not.toBe(wished);
  });

  it('is free again when its process has ended', async () => {
    const wished = await nobodysPort();
    expect(await chosenElsewhere(wished)).toBe(wished);
    await ended(choosers[0]!);
    expect(await claimPort(wished)).toBe(true);
  });

  it('is free for others once it is released', async () => {
    const wished = await freePort();
    expect(await chosenElsewhere(wished)).not.toBe(wished);
    await releasePorts(wished);
    expect(await chosenElsewhere(wished)).toBe(wished);
  });
});
