import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** Runs a Node script to its end in the current terminal; resolves with its exit code. */
export function runScript(file: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  return runProgram(process.execPath, ['--enable-source-maps', file, ...args], env);
}

/** The same for a tool that the repository installs, e.g. 'jest'. Does not use npx, because that would not forward a termination signal. */
export function runTool(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
  output?: string,
): Promise<number> {
  return runProgram(`node_modules/.bin/${name}`, args, env, output);
}

/**
 * The same for any program, optionally in the folder `cwd`, with its output in the file `output`. It is killed when this process exits,
 * because a signal may have reached only this process.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  output?: string,
  cwd?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const said = output ? openSync(output, 'a') : ('inherit' as const);
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['inherit', said, said], cwd });
    if (typeof said === 'number') closeSync(said);
    const endIt = () => void child.kill();
    process.prependOnceListener('exit', endIt);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.removeListener('exit', endIt);
      resolve(code ?? 1);
    });
  });
}
