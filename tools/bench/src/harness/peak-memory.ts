import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesOf } from './processes.js';

// The value that resets the peak resident set size, see proc(5).
const RESET_PEAK = '5';

/** Returns a function that reads the peak resident memory of a process since this call, in MB. Linux only. */
export function peakMemory(workplace: string, name: string): () => number {
  const folder = `/proc/${processesOf(workplace).get(name)}`;
  writeFileSync(join(folder, 'clear_refs'), RESET_PEAK);
  return () => {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(join(folder, 'status'), 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  };
}
