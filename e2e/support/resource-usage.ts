import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { eventually } from './eventually.js';
import { processes } from './system.js';

/** The resources that a process holds after a garbage collection. */
export interface ResourceUsage {
  /** In bytes: V8's heap, and memory outside of it that JavaScript objects use. */
  memory: number;
  /** Open connections, except those to MongoDB. */
  connections: number;
  /** Connections to MongoDB. They are counted separately, because the driver keeps connections that a peak has opened, up to a limit. */
  pool: number;
  timers: number;
}

const MORE = 1.1;
/** Tolerance for heartbeats and pauses: how many of them can exist at one moment. */
const PASSING = { connections: 2, timers: 5 };
/** `maxPoolSize` of libs/service-kit, plus the connections with which the driver monitors the server. */
const FULL_POOL = 50 + 4;

/** The present resources of each process of the system. `report-resource-usage.cjs` writes them when it receives the signal. */
export async function resourceUsageByProcess(): Promise<Record<string, ResourceUsage>> {
  const held: Record<string, ResourceUsage> = {};
  for (const [name, { pid, opsPort }] of Object.entries(processes())) {
    if (!opsPort) continue; // it has finished its work and ended
    const file = join(process.env['HELD_FOLDER']!, `held-${pid}.json`);
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    held[name] = await eventually(
      `${name} tells what it holds`,
      () => JSON.parse(readFileSync(file, 'utf8')) as ResourceUsage,
    );
  }
  return held;
}

/** Fails if a process holds more than before. Returns the process whose memory has grown most, and by how much in per cent. */
export function expectNoResourceGrowth(
  after: Record<string, ResourceUsage>,
  before: Record<string, ResourceUsage>,
): string {
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
