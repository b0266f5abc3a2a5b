import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Problem } from './progress.js';
import type { Workplace } from './workplace.js';

/** What a running `npm start` tells the other commands. */
export interface StartedSystem {
  pid: number;
  url: string;
  env: Record<string, string>;
}

/** A start in progress: `tools/run.mjs` writes its process id before anything is installed or built. */
type StartingSystem = Pick<StartedSystem, 'pid'> & Partial<StartedSystem>;

/**
 * Returns the `npm start` or `npm run dev` of this checkout that is running or starting; null if there is none. The session file of a killed
 * process is ignored.
 */
export function readSession(workplace: Workplace): StartedSystem | StartingSystem | null {
  const file = workplace.file('session.json');
  if (!existsSync(file)) return null;
  const session = JSON.parse(readFileSync(file, 'utf8')) as StartingSystem;
  return isOurs(session.pid) ? session : null;
}

/** Returns the running system. Throws a `Problem` that says what to do if there is none. */
export function requireSession(workplace: Workplace): StartedSystem {
  const session = readSession(workplace);
  if (!session) throw new Problem('The system is not running here. Start it first: npm start');
  if (!isStarted(session))
    throw new Problem(`The system is still being started by process ${session.pid}. Wait for it.`);
  return session;
}

/** Returns false and prints a message if another process runs or starts the system of this checkout. */
export function isFirstHere(workplace: Workplace): boolean {
  const other = readSession(workplace);
  if (!other || other.pid === process.pid) return true;
  const does = isStarted(other) ? `Already running at ${other.url}` : 'Already being started';
  console.log(`${does} (process ${other.pid}). Stop it with: npm stop`);
  return false;
}

export function writeSession(workplace: Workplace, { url, env }: Omit<StartedSystem, 'pid'>): void {
  const session: StartedSystem = { pid: process.pid, url, env };
  writeFileSync(workplace.file('session.json'), JSON.stringify(session, null, 2), { mode: 0o600 });
}

const isStarted = (session: StartingSystem): session is StartedSystem => session.env !== undefined;

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
