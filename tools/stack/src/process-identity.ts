import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { until } from './until.js';

/** A process; its start time distinguishes it from a later process with the same pid. */
export interface ProcessIdentity {
  pid: number;
  began: string;
}

/** The process that has this pid now; null if there is none (a zombie does not count). */
export function identify(pid: number): ProcessIdentity | null {
  const began = process.platform === 'linux' ? beganOnLinux(pid) : psColumn(pid, 'lstart');
  return began ? { pid, began } : null;
}

export function isAlive({ pid, began }: ProcessIdentity): boolean {
  return identify(pid)?.began === began;
}

/** Program and arguments as the system shows them; empty if the process has ended. */
export function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return psColumn(pid, 'command');
  return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

/** Sends a signal to exactly this process; returns false if it has ended. */
export function signal(identity: ProcessIdentity, name: NodeJS.Signals): boolean {
  if (!isAlive(identity)) return false;
  try {
    return process.kill(identity.pid, name);
  } catch {
    return false;
  }
}

/** Sends SIGTERM, and SIGKILL if the process still exists after the grace period. Resolves when the process has ended. */
export async function end(identity: ProcessIdentity, graceMs = 10_000): Promise<void> {
  signal(identity, 'SIGTERM');
  if (await until(() => !isAlive(identity), graceMs)) return;
  signal(identity, 'SIGKILL');
  await until(() => !isAlive(identity), graceMs);
}

function beganOnLinux(pid: number): string {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const threads = Number(fields[16]);
  // The main thread can be a zombie while other threads still hold ports and files.
  return state === 'Z' && threads <= 1 ? '' : (fields[18] ?? '');
}

function psColumn(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
