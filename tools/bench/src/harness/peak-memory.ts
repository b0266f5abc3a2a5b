import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesOf } from './processes.js';

// What proc(5) calls "reset the peak resident set size".
const RESET_PEAK = '5';

/** The largest resident memory, in MB, that a process of the system had since this was called. Linux alone tells. */
export function peakMemory(workplace: string, name: string): () => number {
  const folder = `/proc/${processesOf(workplace).get(name)}`;
  writeFileSync(join(folder, 'clear_refs'), RESET_PEAK);
  return () => {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(join(folder, 'status'), 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  };
}
