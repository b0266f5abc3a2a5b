import { spawn } from 'node:child_process';

/** Runs a Node script to its end with the terminal as it is; resolves with its exit code. */
export function runScript(file: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  return runProgram(process.execPath, ['--enable-source-maps', file, ...args], env);
}

/** The same for any program. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
