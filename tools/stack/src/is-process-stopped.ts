import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether all threads of a process are stopped after SIGSTOP. On a busy machine some still run for a moment. Without /proc this cannot be
 * checked, and the result is true.
 */
export function isProcessStopped(pid: number): boolean {
  const threads = `/proc/${pid}/task`;
  return !existsSync(threads) || readdirSync(threads).every((thread) => stateOf(join(threads, thread)) === 'T');
}

/** The state letter after the program's name, which may itself contain parentheses (proc_pid_stat(5)). */
function stateOf(thread: string): string {
  const stat = readFileSync(join(thread, 'stat'), 'utf8');
  return stat.charAt(stat.lastIndexOf(')') + 2);
}
