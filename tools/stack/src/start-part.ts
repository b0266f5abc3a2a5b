import { rm } from 'node:fs/promises';
import { removeWithUs } from './end-with-us.js';
import { ownFolder } from './own-folder.js';
import type { PartProgram, PrivatePartName } from './part-definition.js';
import { PRIVATE_PARTS } from './parts/parts.js';
import { end, isAlive, signal } from './process-identity.js';
import { type RunningPart, runPart } from './run-part.js';
import { standsStill } from './stands-still.js';
import { until } from './until.js';

const TO_DIE_OF: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGQUIT'];

/** A part for one test alone, which the test may kill. It keeps its port, and its data until it is stopped. */
export interface PrivatePart {
  readonly name: PrivatePartName;
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Sends the signal. Resolves when the process has ended or is stopped, if the signal does that. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again after a kill, with the same port and data. */
  start(): Promise<void>;
  /** Ends it and removes its folder, unless the folder was given by the caller. */
  stop(): Promise<void>;
}

interface PartOptions {
  dir?: string;
  port?: number;
  /** Additional arguments of the program, such as a configuration file, and environment variables that it reads. */
  args?: readonly string[];
  env?: Record<string, string>;
}

/** Starts a private part from an installed or fetched program; ignores servers that the environment names. */
export async function startPart(name: PrivatePartName, options: PartOptions = {}): Promise<PrivatePart> {
  const definition = PRIVATE_PARTS[name];
  const found = await definition.findProgram(() => undefined);
  const { args = [], env } = options;
  const program = { ...found, args: [...found.args, ...args], env: { ...found.env, ...env } };
  const dir = options.dir ?? (await ownFolder(name));
  if (!options.dir) removeWithUs(dir);
  const run = (fixedPort?: number) => startIn(name, program, dir, fixedPort);
  let running = await run(options.port);
  return {
    name,
    url: running.url,
    port: running.port,
    get pid() {
      return running.pid;
    },
    async kill(signalName = 'SIGKILL') {
      signal(running, signalName);
      if (TO_DIE_OF.includes(signalName)) await until(() => !isAlive(running), 30_000);
      if (signalName === 'SIGSTOP') await until(() => standsStill(running.pid), 30_000);
    },
    async start() {
      if (!isAlive(running)) running = await run(running.port);
    },
    async stop() {
      if (!options.dir) signal(running, 'SIGKILL');
      await end(running);
      if (!options.dir) await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const startIn = (name: PrivatePartName, program: PartProgram, dir: string, fixedPort?: number): Promise<RunningPart> =>
  runPart(PRIVATE_PARTS[name], program, { dir, ports: [], fixedPort, persistent: true, detached: false });
