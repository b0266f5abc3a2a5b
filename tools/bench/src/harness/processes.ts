import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Process ids of the system that runs in a workplace, by name. */
export function processesOf(workplace: string): Map<string, number> {
  const file = readFileSync(join(workplace, 'processes.json'), 'utf8');
  const processes = Object.entries(JSON.parse(file) as Record<string, { pid: number }>);
  return new Map(processes.map(([name, { pid }]) => [name, pid]));
}

/** Runs the work while a process of the system is paused, and resumes the process afterwards. */
export async function whileProcessPaused<T>(workplace: string, name: string, work: () => Promise<T>): Promise<T> {
  const pid = processesOf(workplace).get(name);
  if (!pid) throw new Error(`${name} does not run`);
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
