import { existsSync, readdirSync, statfsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify } from './process-identity.js';

const PREFIX = 'tedarik-part-';
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Creates a temporary folder of this process: in memory if there is plenty of it, because writes then do not wait for a disk. Its name
 * identifies the process, so that the folders of a killed run can be removed later.
 */
export async function processTempFolder(name: string): Promise<string> {
  for (const root of roots()) await sweep(root);
  const root = hasPlentyOfMemory() ? MEMORY : tmpdir();
  return mkdtemp(join(root, `${PREFIX}${markOf(process.pid)}-${name}-`));
}

/** Every folder that this process has created in this way and that still exists. */
export function processTempFolders(): string[] {
  const own = `${PREFIX}${markOf(process.pid)}-`;
  return roots().flatMap((root) => readdirSync(root).flatMap((name) => (name.startsWith(own) ? join(root, name) : [])));
}

const roots = () => [tmpdir(), MEMORY].filter((root) => existsSync(root));

function hasPlentyOfMemory(): boolean {
  try {
    const { bavail, blocks, bsize } = statfsSync(MEMORY);
    const isRoomy = bavail * bsize > ENOUGH_BYTES && bavail > blocks / 2;
    return isRoomy && process.availableMemory() > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

async function sweep(root: string): Promise<void> {
  const folders = (await readdir(root)).filter((folder) => folder.startsWith(PREFIX));
  for (const folder of folders) {
    const [pid, began] = folder.slice(PREFIX.length).split('-');
    if (markOf(Number(pid)) === `${pid}-${began}`) continue;
    await rm(join(root, folder), { recursive: true, force: true }).catch(() => undefined);
  }
}

const markOf = (pid: number): string => `${pid}-${identify(pid)?.began.replace(/\W/g, '')}`;
