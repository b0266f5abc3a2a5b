import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

interface Options {
  /** The file for its output. */
  output?: string;
  /** Its working folder. */
  cwd?: string;
  /** Makes it the head of a process group of its own, so that what it has started is ended with it. */
  detached?: boolean;
}

/** Runs a Node script to its end in the current terminal; resolves with its exit code. */
export function runScript(file: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  return runProgram(process.execPath, ['--enable-source-maps', file, ...args], env);
}

/**
 * The same for a tool that the repository installs, e.g. 'jest', with its output in the file `output`. Tools do not end their workers when
 * a signal ends them. The caller must exit at SIGINT, because the terminal sends it to this process only. Does not use npx, because that
 * would not forward a termination signal.
 */
export function runTool(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
  output?: string,
): Promise<number> {
  return runProgram(`node_modules/.bin/${name}`, args, env, { output, detached: true });
}

/** The same for any program. It is killed when this process exits, because a signal may have reached only this process. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  { output, cwd, detached = false }: Options = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const said = output ? openSync(output, 'a') : ('inherit' as const);
    const options = { env: { ...process.env, ...env }, cwd, detached };
    const child = spawn(program, args, { ...options, stdio: ['inherit', said, said] });
    if (typeof said === 'number') closeSync(said);
    const endIt = () => void (detached ? endGroup(child.pid!) : child.kill());
    child.once('spawn', () => process.prependOnceListener('exit', endIt));
    child.once('error', reject);
    child.once('exit', (code) => {
      process.removeListener('exit', endIt);
      resolve(code ?? 1);
    });
  });
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader);
  } catch {
    // It has ended meanwhile. Thrown here, the error would keep other exit handlers from running.
  }
}
