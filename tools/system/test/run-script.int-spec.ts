import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@tedarik/testing';

const LOCAL = '.local/test';
let work: string;

beforeAll(() => {
  mkdirSync(LOCAL, { recursive: true });
  work = mkdtempSync(join(LOCAL, 'run-script-')); // inside the repository: what is built there is of its type
  mkdirSync(join(work, 'src'));
  cpSync('tools/system/src/run-script.ts', join(work, 'src/run-script.ts'));
  execFileSync(process.execPath, [join(process.cwd(), 'tools/build.mjs')], { cwd: work });
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Runs `what` of run-script.ts in a process that gets a SIGTERM once a number was printed; resolves with that number. */
async function interrupt(what: string): Promise<number> {
  writeFileSync(
    join(work, 'starter.mjs'),
    `import { runProgram, runScript } from './dist/run-script.js';
     process.once('SIGTERM', () => process.exit(130));
     await ${what};`,
  );
  const starter = spawn(process.execPath, [join(work, 'starter.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise<number>((resolve) => starter.stdout.once('data', (data) => resolve(Number(data))));
  expect(isThere(pid)).toBe(true);
  starter.kill('SIGTERM');
  return pid;
}

it('ends the program that runs when a signal reaches its starter alone', async () => {
  writeFileSync(join(work, 'waits.mjs'), 'console.log(process.pid); setInterval(() => undefined, 1000);');
  const pid = await interrupt(`runScript(${JSON.stringify(join(work, 'waits.mjs'))}, [], {})`);
  await eventually('it has ended', () => expect(isThere(pid)).toBe(false));
});

it('ends what a tool has started, too', async () => {
  const startsAnother = 'sleep 600 & echo $!; wait';
  const pid = await interrupt(`runProgram('sh', ${JSON.stringify(['-c', startsAnother])}, {}, { detached: true })`);
  await eventually('it has ended', () => expect(isThere(pid)).toBe(false));
});
