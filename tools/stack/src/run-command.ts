import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Runs a program to its end. Resolves with its output; rejects with the last lines of its output. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; timeoutMs?: number } = {},
): Promise<string> {
  const { timeoutMs = 60_000, ...rest } = options;
  return new Promise((resolve, reject) => {
    execFile(program, args, { ...rest, timeout: timeoutMs, maxBuffer: 64 * 2 ** 20 }, (error, out, err) => {
      if (!error) return resolve(out);
      const said = `${out}\n${err}`.trim().split('\n').slice(-12).join('\n');
      reject(new Error(`${program} ${args.join(' ')} failed${error.killed ? ' (too slow)' : ''}:\n${said}`));
    });
  });
}

/** Full path of a program on PATH or in one of the other folders; null if it is not found. */
export function findProgram(name: string, ...otherFolders: string[]): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...otherFolders];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
