import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { eventually } from './eventually.js';
import { processes } from './system.js';

/** What a process holds after its garbage was collected. */
export interface Held {
  /** Bytes: the heap of V8, and what is kept beside it for JavaScript. */
  memory: number;
  /** Open connections, but for those to MongoDB. */
  connections: number;
  /** Those to MongoDB: the driver keeps what a rush has opened, up to a limit. */
  pool: number;
  timers: number;
}

const MORE = 1.1;
/** Heartbeats and pauses that come and go: how many there are at one moment. */
const PASSING = { connections: 2, timers: 5 };
/** `maxPoolSize` of libs/service-kit, and the connections by which the driver watches the server. */
const FULL_POOL = 50 + 4;

/** Of each process of the system that is run for faults, now. `tell-what-is-held.cjs` is the other half. */
export async function heldByProcesses(): Promise<Record<string, Held>> {
  const held: Record<string, Held> = {};
  for (const [name, { pid, opsPort }] of Object.entries(processes())) {
    if (!opsPort) continue; // it has done its work and ended
    const file = join(process.env['HELD_FOLDER']!, `held-${pid}.json`);
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    held[name] = await eventually(`${name} tells what it holds`, () => JSON.parse(readFileSync(file, 'utf8')) as Held);
  }
  return held;
}

/** Answers by how much the memory of the process that grew most has grown, in per cent. */
export function expectNoMoreHeld(after: Record<string, Held>, before: Record<string, Held>): string {
  const grown: [percent: number, name: string][] = [];
  for (const [name, { memory, connections, pool, timers }] of Object.entries(after)) {
    const was = before[name]!;
    expect(memory, `memory of ${name}`).toBeLessThanOrEqual(was.memory * MORE);
    expect(connections, `connections of ${name}`).toBeLessThanOrEqual(was.connections * MORE + PASSING.connections);
    expect(pool, `connections of ${name} to MongoDB`).toBeLessThanOrEqual(FULL_POOL);
    expect(timers, `timers of ${name}`).toBeLessThanOrEqual(was.timers * MORE + PASSING.timers);
    grown.push([Math.round((memory / was.memory - 1) * 1_000) / 10, name]);
  }
  const [percent, name] = grown.sort(([one], [other]) => other - one)[0]!;
  return `${name} ${percent} %`;
}
