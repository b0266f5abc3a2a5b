import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../lock.js';
import { findProgram, runCommand } from '../run-command.js';
import { cached, cacheFolder, verifySha256 } from './cache.js';

const DOWNLOAD_MS = 5 * 60_000;
const TIMEOUT_MS = 3 * DOWNLOAD_MS;

/** Packages of the system's own archive, unpacked into the cache: nothing is installed and no service is started. */
export interface Unpacked {
  root: string;
  libraries: string[];
}

/** Whether the system's packages can be fetched. */
export const hasApt = (): boolean => ['apt-get', 'apt-cache', 'dpkg-deb'].every((name) => findProgram(name));

/** Fetches the packages and those of their dependencies that this machine lacks. Every file is checked against the archive's SHA-256. */
export async function fetchFromApt(packages: readonly string[], onFetch: () => void): Promise<Unpacked> {
  const root = await cached(`${packages[0]}-${release()}-${process.arch}`, async (fresh) => {
    onFetch();
    await withLock(join(cacheFolder(), 'apt.lock'), TIMEOUT_MS, () => unpack(packages, fresh));
  });
  return { root, libraries: await libraryFolders(root) };
}

/** Must not run twice at a time, because the runs would share package lists. */
async function unpack(packages: readonly string[], fresh: string): Promise<void> {
  const own = join(cacheFolder(), 'apt');
  await mkdir(join(own, 'archives/partial'), { recursive: true });
  // Uses an empty archive folder, because apt skips packages that it has already downloaded.
  const options = ['-o', `Dir::Cache::archives=${own}/archives`, '-o', 'APT::Sandbox::User='];
  try {
    await unpackBy(options, packages, fresh);
  } catch {
    // The system's lists do not know the package (an image without lists), or its file has been superseded.
    await unpackBy([...options, ...(await freshLists(own, options))], packages, fresh);
  }
}

async function freshLists(own: string, options: readonly string[]): Promise<string[]> {
  await mkdir(join(own, 'lists/partial'), { recursive: true });
  const lists = ['-o', `Dir::State::lists=${own}/lists`, '-o', `Dir::Cache=${own}`];
  await runCommand('apt-get', ['update', '-qq', ...options, ...lists], { timeoutMs: DOWNLOAD_MS });
  return lists;
}

async function unpackBy(options: readonly string[], packages: readonly string[], fresh: string): Promise<void> {
  const files = await list(packages, options);
  const down = await mkdtemp(join(fresh, 'down-'));
  await runCommand('apt-get', ['download', ...options, ...files.map(({ id }) => id)], {
    cwd: down,
    timeoutMs: DOWNLOAD_MS,
  });
  for (const { id, file } of files) {
    const shown = await runCommand('apt-cache', ['show', ...options, id]);
    await verifySha256(join(down, file), /^SHA256: (\w{64})$/m.exec(shown)?.[1] ?? 'no checksum in the archive');
    await runCommand('dpkg-deb', ['-x', join(down, file), fresh]);
  }
  await rm(down, { recursive: true });
}

interface PackageFile {
  /** name=version, in the syntax of apt. */
  id: string;
  file: string;
}

/** Lists the files that an installation would fetch. Each line of apt is: 'URL' name_version_arch.deb size checksum. */
async function list(packages: readonly string[], options: readonly string[]): Promise<PackageFile[]> {
  const send = ['install', '--print-uris', '-qq', '-y', '--no-install-recommends', '--reinstall'];
  const out = await runCommand('apt-get', [...send, '-o', 'Debug::NoLocking=1', ...options, ...packages]);
  return [...out.matchAll(/^'[^']+' ((\S+?)_(\S+)_\w+\.deb) /gm)].map(([, file = '', name, version = '']) => ({
    file,
    id: `${name}=${decodeURIComponent(version)}`,
  }));
}

function release(): string {
  if (!existsSync('/etc/os-release')) return process.platform;
  const lines = readFileSync('/etc/os-release', 'utf8');
  const value = (key: string) => new RegExp(`^${key}="?([\\w.-]+)`, 'm').exec(lines)?.[1] ?? '';
  return `${value('ID')}-${value('VERSION_ID')}`;
}

async function libraryFolders(root: string): Promise<string[]> {
  const folders = ['lib', 'usr/lib'].map((name) => join(root, name)).filter((folder) => existsSync(folder));
  const entries = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder)).filter((name) => name.includes('-linux-')).map((name) => join(folder, name)),
    ),
  );
  return entries.flat();
}
