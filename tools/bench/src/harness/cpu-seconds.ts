import { existsSync, readFileSync } from 'node:fs';
import { processesOf } from './processes.js';

// Linux counts the processor time of a process in hundredths of a second.
const TICKS_PER_SECOND = 100;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Processor seconds that each process of the system has used so far; empty on systems without /proc. */
export function cpuSeconds(workplace: string): Map<string, number> {
  return new Map(
    [...processesOf(workplace)].flatMap(([name, pid]): [string, number][] => {
      const stat = `/proc/${pid}/stat`;
      if (!existsSync(stat)) return [];
      // The name of the program, in parentheses, may contain spaces, so fields are counted after it.
      const fields = readFileSync(stat, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return [[name, (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) / TICKS_PER_SECOND]];
    }),
  );
}

/** Processor seconds that each process has used since `before`. A process that was restarted in between is left out. */
export function cpuSecondsSince(before: ReadonlyMap<string, number>, workplace: string): Map<string, number> {
  const now = cpuSeconds(workplace);
  return new Map(
    [...now].flatMap(([name, used]): [string, number][] => {
      const since = used - (before.get(name) ?? Infinity);
      return since >= 0 ? [[name, since]] : [];
    }),
  );
}
