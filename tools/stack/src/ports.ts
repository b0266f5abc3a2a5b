import { createServer } from 'node:net';

// Below the range from which the kernel chooses ports for outgoing connections. Otherwise a client that keeps reconnecting to a stopped
// part could be given the part's own port and connect to itself.
const FIRST = 20_000;
const LAST = 32_000;
/** Ports that were already given out: two systems that this process starts at the same time must not choose the same port. */
const given = new Set<number>();

/** Whether nothing listens on this port of the loopback address. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The first preferred port that is free, or else a random port that was free a moment ago. */
export async function freePort(...wished: (number | undefined)[]): Promise<number> {
  for (const port of wished) if (port && (await isFree(port))) return port;
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}
