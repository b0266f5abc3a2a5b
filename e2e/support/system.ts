import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standsStill } from '@tedarik/stack';
import { eventually } from './eventually.js';

/** Read anew each time: a test may have a system of its own. */
const workplace = (): string => process.env['WORKPLACE'] ?? '.local/start';

export type PartName = 'mongo' | 'nats' | 'redis' | 'elasticsearch';
type Processes = Record<string, { pid: number; opsPort: number }>;
/** `part` is there once it answers. */
type Parts = Record<string, { identity: { pid: number }; part?: object }>;
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(workplace(), ...path), 'utf8')) as T;

export const processes = (): Processes => read<Processes>('processes.json');

/** Kills a process of the system the hard way; the supervision brings it back. */
export function killProcess(name: string): number {
  const { pid } = processes()[name]!;
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Does the work while a process of the system stands still. */
export const whileProcessHangs = (name: string, work: () => Promise<void>): Promise<void> =>
  whileStopped(processes()[name]!.pid, work);

export const pidOfPart = (name: PartName): number => read<Parts>('stack', 'stack.json')[name]!.identity.pid;

/** Kills a part of somebody else's make; the supervision brings it back on its port with its data. */
export function killPart(name: PartName): number {
  const pid = pidOfPart(name);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Does the work while a part stands still, as if the network to it hung, which is worse than being gone. */
export const whilePartHangs = (name: PartName, work: () => Promise<void>): Promise<void> =>
  whileStopped(pidOfPart(name), work);

async function whileStopped(pid: number, work: () => Promise<void>): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  try {
    await eventually(`every thread of ${pid} stands still`, () => {
      if (!standsStill(pid)) throw new Error('not yet');
    });
    await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** Waits until a process of this name runs under another id than `before` and is ready. */
export async function isBack(name: string, before: number): Promise<void> {
  await eventually(`${name} is back and ready`, async () => {
    const { pid, opsPort } = processes()[name]!;
    if (pid === before) throw new Error('still the old one');
    const answer = await fetch(`http://127.0.0.1:${opsPort}/readyz`);
    if (!answer.ok) throw new Error(`readyz says ${answer.status}`);
  });
}

export async function partIsBack(name: string, before: number): Promise<void> {
  await eventually(`${name} is back`, () => {
    const { identity, part } = read<Parts>('stack', 'stack.json')[name] ?? {};
    if (!identity || !part || identity.pid === before) throw new Error('no other one answers yet');
    process.kill(identity.pid, 0);
  });
}

/**
 * From now on answers by how many megabytes a process of the system has at most grown; null where the machine does not tell
 * (no /proc).
 */
export function growthOf(name: string): () => number | null {
  const { pid } = processes()[name]!;
  if (!existsSync(`/proc/${pid}/clear_refs`)) return () => null;
  const peak = () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
  writeFileSync(`/proc/${pid}/clear_refs`, '5'); // the peak becomes what it has now
  const before = peak();
  return () => Math.round(peak() - before);
}

/** Sum of a metric of one process over all its labels, now. */
export async function metric(process: string, name: string): Promise<number> {
  const { opsPort } = processes()[process]!;
  const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  const values = [...metrics.matchAll(new RegExp(`^${name}(?:{.*})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value));
  return values.reduce((sum, value) => sum + value, 0);
}
