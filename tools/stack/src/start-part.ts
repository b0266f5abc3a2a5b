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

/** A part of one test alone, there to be killed. It keeps its port and, while it is not stopped, its data. */
export interface PrivatePart {
  readonly name: PrivatePartName;
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Sends the signal; one that ends or stops the process has done so when this resolves. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again after a kill: same port, same data. */
  start(): Promise<void>;
  /** Ends it and removes its folder, unless the folder was given. */
  stop(): Promise<void>;
}

interface PartOptions {
  dir?: string;
  port?: number;
  /** What its program gets besides: a file of settings, and what that reads from the environment. */
  args?: readonly string[];
  env?: Record<string, string>;
}

/** Starts a private part from a program of this machine or a fetched one, whatever the environment names. */
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
