import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withLock } from '../lock.js';

const FETCH_TIMEOUT_MS = 15 * 60_000;

/** The user's cache folder of this project. */
export function cacheFolder(): string {
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'tedarik');
}

/**
 * The cached folder for this key. It is filled once, by one process, in a temporary folder that is renamed only when `fill` has succeeded,
 * so a cached folder is always complete.
 */
export async function cached(key: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cacheFolder(), key);
  if (existsSync(folder)) return folder;
  return withLock(`${folder}.lock`, FETCH_TIMEOUT_MS, async () => {
    if (existsSync(folder)) return folder;
    await mkdir(dirname(folder), { recursive: true });
    const fresh = await mkdtemp(`${folder}.part-`);
    try {
      await fill(fresh);
      await rename(fresh, folder);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
    return folder;
  });
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Throws unless the file has the wanted checksum. */
export async function verifySha256(file: string, wanted: string): Promise<void> {
  const found = await sha256Of(file);
  if (found !== wanted) throw new Error(`${file} has the checksum ${found} instead of ${wanted}.`);
}
