import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether no thread of a process goes on, after SIGSTOP: on a busy machine some still answer for a moment. Without /proc nobody tells. */
export function standsStill(pid: number): boolean {
  const threads = `/proc/${pid}/task`;
  return !existsSync(threads) || readdirSync(threads).every((thread) => stateOf(join(threads, thread)) === 'T');
}

/** The letter after the name, which may itself hold parentheses (proc_pid_stat(5)). */
function stateOf(thread: string): string {
  const stat = readFileSync(join(thread, 'stat'), 'utf8');
  return stat.charAt(stat.lastIndexOf(')') + 2);
}
