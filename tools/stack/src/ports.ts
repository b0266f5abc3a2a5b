import { createServer } from 'node:net';

// Below the range from which the kernel gives ports to outgoing connections: a client that dials a stopped part again
// and again would one day be given that very port and reach itself.
const FIRST = 20_000;
const LAST = 32_000;
/** Two systems that this process starts at the same time must not choose the same port. */
const given = new Set<number>();

/** True when nothing listens on this port of the loopback address. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The first of the wished ports that is free, else any port that was free a moment ago. */
export async function freePort(...wished: (number | undefined)[]): Promise<number> {
  for (const port of wished) if (port && (await isFree(port))) return port;
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}
