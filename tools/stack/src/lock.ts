import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { identify, isAlive, type ProcessIdentity } from './process-identity.js';
import { until } from './until.js';

const STEAL_MS = 10_000;

/** Runs the work while no other process works under the same lock. A lock whose holder has died is taken over. */
export async function withLock<T>(path: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  if (!(await until(() => take(path), timeoutMs))) {
    throw new Error(`Another process has held ${path} for ${timeoutMs / 1000} s.`);
  }
  try {
    return await work();
  } finally {
    await remove(path);
  }
}

/** Renamed first: if it were emptied in place, another process could take the empty folder as its lock before it is deleted. */
async function remove(path: string): Promise<void> {
  const away = `${path}.${randomUUID()}`;
  await rename(path, away);
  await rm(away, { recursive: true, force: true });
}

/**
 * A folder cannot be renamed to an existing folder that is not empty, so the lock appears together with its holder's name, or not at all.
 */
async function take(path: string): Promise<boolean> {
  await removeDeadHolder(path);
  const own = `${path}.${randomUUID()}`;
  await mkdir(own);
  await writeFile(join(own, 'holder.json'), JSON.stringify(identify(process.pid)));
  try {
    await rename(own, path);
    return true;
  } catch {
    await rm(own, { recursive: true, force: true });
    return false;
  }
}

/** Only one process at a time may do this, because another one might take the lock over between the check and the removal. */
async function removeDeadHolder(path: string): Promise<void> {
  if ((await holderOf(path)) !== 'dead') return;
  const turn = `${path}.turn`;
  const age = await stat(turn).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > STEAL_MS) await rm(turn, { recursive: true, force: true });
  await mkdir(turn);
  if ((await holderOf(path)) === 'dead') await remove(path);
  await rm(turn, { recursive: true, force: true });
}

async function holderOf(path: string): Promise<'nobody' | 'alive' | 'dead'> {
  const text = await readFile(join(path, 'holder.json'), 'utf8').catch(() => null);
  if (text === null) return 'nobody';
  return isAlive(JSON.parse(text) as ProcessIdentity) ? 'alive' : 'dead';
}
