import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Problem } from './progress.js';
import type { Workplace } from './workplace.js';

/** What a running `npm start` tells the other commands. */
export interface StartedSystem {
  pid: number;
  url: string;
  env: Record<string, string>;
}

/** The running `npm start` of this checkout; a leftover of one that was killed is not taken for one. */
export function readSession(workplace: Workplace): StartedSystem | null {
  const file = workplace.file('session.json');
  if (!existsSync(file)) return null;
  const session = JSON.parse(readFileSync(file, 'utf8')) as StartedSystem;
  return isOurs(session.pid) ? session : null;
}

/** The same, or a sentence that says what to do. */
export function requireSession(workplace: Workplace): StartedSystem {
  const session = readSession(workplace);
  if (!session) throw new Problem('The system is not running here. Start it first: npm start');
  return session;
}

export function removeSession(workplace: Workplace): void {
  rmSync(workplace.file('session.json'), { force: true });
}

/** A process id can have been given to somebody else since: only one that runs our entry point counts. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('tools/run.mjs');
}
