import { runCommand } from '../run-command.js';

/** The first thing like a version number that the program prints about itself. */
export async function installedVersion(
  program: string,
  env?: Record<string, string>,
  flag = '--version',
): Promise<string> {
  const out = await runCommand(program, [flag], { env: { ...process.env, ...env } });
  return /\d+\.\d+\.\d+/.exec(out)?.[0] ?? 'unknown';
}
