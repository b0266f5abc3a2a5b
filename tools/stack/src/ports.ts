import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.js';
import { identify, isAlive, type ProcessIdentity } from './process-identity.js';

// Below the range from which the kernel gives ports to outgoing connections: a client that dials a stopped part again
// and again would one day be given that very port and reach itself.
const FIRST = 20_000;
const LAST = 32_000;
const LOCK_TIMEOUT_MS = 60_000;

/** Which process has chosen which port. Until a server listens on it, nothing else shows that a port is in use. */
type Claims = Record<string, ProcessIdentity>;

/** True when nothing listens on this port of the loopback address. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Returns the first of the wished ports that is free, else a random free port. Nobody else gets this port, neither in this process nor in
 * another one of this project, until this process has ended or released it.
 */
export async function freePort(...wished: (number | undefined)[]): Promise<number> {
  return withClaims(async (claim) => {
    for (const port of wished) if (port && (await claim(port))) return port;
    for (;;) {
      const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
      if (await claim(port)) return port;
    }
  });
}

/** Like `freePort`, for this port only. Returns false if the port is in use. */
export const claimPort = (port: number): Promise<boolean> => withClaims((claim) => claim(port));

/** Call it once a server listens on the ports, or none will: another process may have to restart that server on the same port. */
export async function releasePorts(...ports: (number | undefined)[]): Promise<void> {
  await withClaims((_claim, claims) => {
    for (const port of ports) if (port && claims[port]?.pid === process.pid) delete claims[port];
    return Promise.resolve();
  });
}

async function withClaims<T>(
  work: (claim: (port: number) => Promise<boolean>, claims: Claims) => Promise<T>,
): Promise<T> {
  const folder = join(tmpdir(), `tedarik-ports-${process.getuid?.() ?? 'all'}`);
  const file = join(folder, 'claims.json');
  return withLock(join(folder, 'lock'), LOCK_TIMEOUT_MS, async () => {
    const claims = await read(file);
    const claim = async (port: number) => {
      if (claims[port] || !(await isFree(port))) return false;
      claims[port] = identify(process.pid)!;
      return true;
    };
    const result = await work(claim, claims);
    await writeFile(`${file}.new`, JSON.stringify(claims));
    await rename(`${file}.new`, file);
    return result;
  });
}

/** Reads the claims of processes that are still alive. */
async function read(file: string): Promise<Claims> {
  await mkdir(join(file, '..'), { recursive: true });
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return Object.fromEntries(Object.entries(JSON.parse(text) as Claims).filter(([, holder]) => isAlive(holder)));
}
