import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem, step } from './progress.js';
import { runProgram } from './run-script.js';

const VERSIONS = '.local/versions';
const DAY_S = 86_400;

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * The version to update from: FAULT_OLD_REVISION, or the last tag, or the last commit that is at least a day older than the present one.
 */
export function formerRevision(): string {
  const named = process.env['FAULT_OLD_REVISION'] || lastTag();
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
  const aDayBefore = Number(git('show', '-s', '--format=%ct', 'HEAD')) - DAY_S;
  const found = git('rev-list', '-1', `--before=${aDayBefore}`, 'HEAD');
  if (!found) throw new Problem('No commit is a day old. Name a version: FAULT_OLD_REVISION=… npm run test:faults');
  return found;
}

function lastTag(): string {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^');
  } catch {
    return '';
  }
}

/** A checkout of that version with its own dependencies, built. It is kept until another version is requested. Returns its folder. */
export async function checkOutFormerVersion(revision = formerRevision()): Promise<string> {
  const root = resolve(VERSIONS, revision);
  const isBuilt = join(root, '.local-built');
  if (existsSync(isBuilt)) return root;
  for (const other of existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    rmSync(join(VERSIONS, other), { recursive: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', root, revision);
  const run = async (title: string, program: string, ...args: string[]) => {
    const log = join(root, 'setup.log');
    const code = await step(title, () => runProgram(program, args, { NX_DAEMON: 'false' }, { output: log, cwd: root }));
    if (code !== 0) throw new Problem(`${title}: failed. What went wrong stands in ${log}.`);
  };
  await run(
    `Installing the dependencies of ${revision.slice(0, 8)}`,
    'npm',
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
  await run(`Building ${revision.slice(0, 8)}`, 'npx', 'nx', 'run-many', '-t', 'build');
  writeFileSync(isBuilt, '');
  return root;
}
