import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
// A process that only waits and tries again takes less than this in a minute and a half.
const NOTICEABLE_SECONDS = 3;

/**
 * How much a process has worked, in steps of three seconds of CPU: a process that loads its modules on a busy machine gets
 * further, one that waits for something does not. 0 where the system does not tell.
 */
export function workDoneBy(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()!.split(' ');
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    return Math.floor(seconds / NOTICEABLE_SECONDS);
  } catch {
    return 0;
  }
}
