import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessStopped } from '@tedarik/stack';
import { eventually } from './eventually.js';

/** Read each time, because a test may have a system of its own. */
const workplace = (): string => process.env['WORKPLACE'] ?? '.local/start';

export type BackingServiceName = 'mongo' | 'nats' | 'redis' | 'elasticsearch';
type Processes = Record<string, { pid: number; opsPort: number }>;
/** `part` is set once it answers. */
type Parts = Record<string, { identity: { pid: number }; part?: object }>;
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(workplace(), ...path), 'utf8')) as T;

export const processes = (): Processes => read<Processes>('processes.json');

/** Kills a process of the system with SIGKILL; the supervisor restarts it. Returns the pid of the killed process. */
export function killProcess(name: string): number {
  const { pid } = processes()[name]!;
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Runs the work while a process of the system is paused. */
export const whileProcessHangs = (name: string, work: () => Promise<void>): Promise<void> =>
  whileStopped(processes()[name]!.pid, work);

export const pidOfBackingService = (name: BackingServiceName): number =>
  read<Parts>('stack', 'stack.json')[name]!.identity.pid;

/**
 * Kills a part (MongoDB, NATS, Redis, Elasticsearch); the supervisor restarts it on its port with its data. Returns the pid of the killed
 * process.
 */
export function killBackingService(name: BackingServiceName): number {
  const pid = pidOfBackingService(name);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Runs the work while a part is paused, as if the network to it hung. This is harder to handle than a part that is down. */
export const whileBackingServiceHangs = (name: BackingServiceName, work: () => Promise<void>): Promise<void> =>
  whileStopped(pidOfBackingService(name), work);

async function whileStopped(pid: number, work: () => Promise<void>): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  try {
    await eventually(`every thread of ${pid} stands still`, () => {
      if (!isProcessStopped(pid)) throw new Error('not yet');
    });
    await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** Waits until a process of this name runs with another pid than `before` and is ready. */
export async function isBack(name: string, before: number): Promise<void> {
  await eventually(`${name} is back and ready`, async () => {
    const { pid, opsPort } = processes()[name]!;
    if (pid === before) throw new Error('still the old one');
    const answer = await fetch(`http://127.0.0.1:${opsPort}/readyz`);
    if (!answer.ok) throw new Error(`readyz says ${answer.status}`);
  });
}

export async function backingServiceIsBack(name: string, before: number): Promise<void> {
  await eventually(`${name} is back`, () => {
    const { identity, part } = read<Parts>('stack', 'stack.json')[name] ?? {};
    if (!identity || !part || identity.pid === before) throw new Error('no other one answers yet');
    process.kill(identity.pid, 0);
  });
}

/** Returns a function for the maximum growth of a process's memory since this call, in MB; null on systems without /proc. */
export function growthOf(name: string): () => number | null {
  const { pid } = processes()[name]!;
  if (!existsSync(`/proc/${pid}/clear_refs`)) return () => null;
  const peak = () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
  writeFileSync(`/proc/${pid}/clear_refs`, '5'); // resets the peak to the present value
  const before = peak();
  return () => Math.round(peak() - before);
}

/** The present sum of a metric of one process over all its labels. */
export async function metric(process: string, name: string): Promise<number> {
  const { opsPort } = processes()[process]!;
  const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  const values = [...metrics.matchAll(new RegExp(`^${name}(?:{.*})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value));
  return values.reduce((sum, value) => sum + value, 0);
}
