import { rm } from 'node:fs/promises';
import { removeOnExit } from './on-exit.js';
import { processTempFolder } from './process-temp-folder.js';
import type { PartProgram, TestBackingServiceName } from './backing-service-definition.js';
import { TEST_BACKING_SERVICES } from './parts/parts.js';
import { end, isAlive, signal } from './process-identity.js';
import { type RunningBackingService, runBackingService } from './run-backing-service.js';
import { isProcessStopped } from './is-process-stopped.js';
import { until } from './until.js';

const TO_DIE_OF: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGQUIT'];

/** A part for one test alone, which the test may kill. It keeps its port, and its data until it is stopped. */
export interface TestBackingService {
  readonly name: TestBackingServiceName;
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
export async function startBackingService(
  name: TestBackingServiceName,
  options: PartOptions = {},
): Promise<TestBackingService> {
  const definition = TEST_BACKING_SERVICES[name];
  const found = await definition.findProgram(() => undefined);
  const { args = [], env } = options;
  const program = { ...found, args: [...found.args, ...args], env: { ...found.env, ...env } };
  const dir = options.dir ?? (await processTempFolder(name));
  if (!options.dir) removeOnExit(dir);
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
      if (signalName === 'SIGSTOP') await until(() => isProcessStopped(running.pid), 30_000);
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

const startIn = (
  name: TestBackingServiceName,
  program: PartProgram,
  dir: string,
  fixedPort?: number,
): Promise<RunningBackingService> =>
  runBackingService(TEST_BACKING_SERVICES[name], program, {
    dir,
    ports: [],
    fixedPort,
    persistent: true,
    detached: false,
  });
