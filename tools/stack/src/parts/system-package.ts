import { join } from 'node:path';
import { fetchFromApt, hasApt } from '../fetch/apt.js';
import { findProgram, isExecutable } from '../run-command.js';
import { StackProblem } from '../stack-problem.js';
import { installedVersion } from './installed-version.js';
import type { PartProgram, Say } from '../backing-service-definition.js';

export interface SystemPackage {
  title: string;
  program: string;
  packages: readonly string[];
  /** The argument that prints the version; default `--version`. */
  versionFlag?: string;
}

/** Finds a program on this machine, or fetches it from the system's package archive into the cache. */
export async function programOrPackage(wanted: SystemPackage, onProgress: Say): Promise<PartProgram> {
  const installed =
    process.env['STACK'] === 'fetched' ? null : findProgram(wanted.program, '/usr/sbin', '/usr/local/sbin');
  if (installed) {
    return {
      command: installed,
      args: [],
      version: await installedVersion(installed, {}, wanted.versionFlag),
      origin: 'program',
    };
  }
  const wayOut = `Install ${wanted.program} so that it is on PATH, or start with STACK=containers.`;
  if (!hasApt()) {
    throw new StackProblem(
      wanted.title,
      `${wanted.program} is not installed and this system has no apt to fetch it with.`,
      wayOut,
    );
  }
  const onFetch = () => onProgress(`${wanted.title}: fetching the package ${wanted.packages[0]} (once)`);
  const { root, libraries } = await fetchFromApt(wanted.packages, onFetch).catch((error: Error) => {
    throw new StackProblem(wanted.title, `${wanted.program} could not be fetched (${error.message}).`, wayOut);
  });
  const command = ['usr/bin', 'usr/sbin'].map((folder) => join(root, folder, wanted.program)).find(isExecutable);
  if (!command) throw new StackProblem(wanted.title, `the fetched package holds no ${wanted.program}.`, wayOut);
  const env = { LD_LIBRARY_PATH: libraries.join(':') };
  return {
    command,
    args: [],
    env,
    version: await installedVersion(command, env, wanted.versionFlag),
    origin: 'fetched',
  };
}
