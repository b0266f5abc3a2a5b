import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PartProgram } from './backing-service-definition.js';
import { identify, type ProcessIdentity } from './process-identity.js';
import { findProgram } from './run-command.js';

export interface Launched extends ProcessIdentity {
  hasEnded(): boolean;
}

/**
 * Starts a program in a process group of its own (so that Ctrl-C in the terminal does not reach it) with its output in a log file. With
 * `dieWithParent` the kernel sends it that signal when this process dies, even by SIGKILL; Linux only.
 */
export async function launch(
  program: PartProgram,
  args: readonly string[],
  { log, dieWithParent }: { log: string; dieWithParent: NodeJS.Signals | null },
): Promise<Launched> {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'a');
  const binder = dieWithParent && process.platform === 'linux' ? findProgram('setpriv') : null;
  const bound = binder ? ['--pdeathsig', dieWithParent?.replace('SIG', '') ?? '', program.command] : [];
  try {
    const child = spawn(binder ?? program.command, [...bound, ...program.args, ...args], {
      detached: true,
      env: { ...process.env, ...program.env },
      stdio: ['ignore', output, output],
    });
    return await begun(child);
  } finally {
    closeSync(output);
  }
}

async function begun(child: ChildProcess): Promise<Launched> {
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  child.unref();
  const pid = child.pid ?? 0;
  return {
    pid,
    began: identify(pid)?.began ?? '',
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
}

export function lastLines(log: string, count = 12): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}
