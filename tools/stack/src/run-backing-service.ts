import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signalOnExit } from './on-exit.js';
import { lastLines, type Launched, launch } from './launch.js';
import {
  LONGEST_START_MS,
  type PartOrigin,
  type PartProgram,
  type ProcessOfPart,
} from './backing-service-definition.js';
import { freePort, isFree, releasePorts } from './ports.js';
import { commandLineOf, end, type ProcessIdentity } from './process-identity.js';
import { StackProblem } from './stack-problem.js';
import { until } from './until.js';

const ATTEMPTS = 3;
const RELEASE_MS = 10_000;

/** Options for running one part on this machine. */
export interface RunOptions {
  /** Holds `data/<part>` and `logs/<part>.log`. */
  dir: string;
  /** Ports to try first, in this order. */
  ports: (number | undefined)[];
  /** Only this port may be used, because the part ran on it before. */
  fixedPort?: number;
  persistent: boolean;
  natsUsers?: string;
  /** Whether the part outlives this process. */
  detached: boolean;
  /** Called before the part answers, so that the process is recorded even if this one dies now. */
  onLaunched?: (identity: ProcessIdentity, port: number) => Promise<void>;
}

export interface RunningBackingService extends ProcessIdentity {
  url: string;
  port: number;
  version: string;
  origin: PartOrigin;
  commandLine: string;
}

/** Starts a part and waits until it answers. Throws StackProblem with the end of its log if it does not. */
export async function runBackingService(
  definition: ProcessOfPart,
  program: PartProgram,
  options: RunOptions,
): Promise<RunningBackingService> {
  const log = join(options.dir, 'logs', `${definition.name}.log`);
  for (let attempt = 1; ; attempt++) {
    const port = await portFor(options);
    const launched = await launchAt(definition, program, options, port, log);
    if (!options.detached) signalOnExit(launched, options.persistent ? 'SIGTERM' : 'SIGKILL');
    const problem = await whyNotUp(definition, launched, port);
    await releasePorts(port);
    if (!problem) {
      const { version, origin } = program;
      const commandLine = commandLineOf(launched.pid);
      return {
        pid: launched.pid,
        began: launched.began,
        url: definition.url(port),
        port,
        version,
        origin,
        commandLine,
      };
    }
    await end(launched);
    // Another process may have taken the port between the check and the start.
    if (!options.fixedPort && attempt < ATTEMPTS && !(await isFree(port))) continue;
    throw new StackProblem(
      definition.title,
      `${problem} The end of ${log}:\n${lastLines(log)}\n`,
      'Free what it lacks and start again.',
    );
  }
}

/**
 * Waits for the part's previous port, which a killed process may still hold for a moment: on another port, running processes would not find
 * the part. `ports` begins with the previous port.
 */
async function portFor({ fixedPort, ports }: RunOptions): Promise<number> {
  const own = fixedPort ?? ports[0];
  if (own) await until(() => isFree(own), RELEASE_MS);
  return fixedPort ?? freePort(...ports);
}

async function launchAt(
  definition: ProcessOfPart,
  program: PartProgram,
  { dir, persistent, natsUsers, detached, onLaunched }: RunOptions,
  port: number,
  log: string,
): Promise<Launched> {
  const data = join(dir, 'data', definition.name);
  await mkdir(data, { recursive: true });
  const dieWithParent = detached ? null : persistent ? 'SIGTERM' : 'SIGKILL';
  const launched = await launch(program, definition.argumentsAt({ data, port, persistent, natsUsers }), {
    log,
    dieWithParent,
  });
  await onLaunched?.(launched, port);
  return launched;
}

async function whyNotUp(definition: ProcessOfPart, launched: Launched, port: number): Promise<string | null> {
  const url = definition.url(port);
  const ended = () => launched.hasEnded();
  try {
    await definition.prepare?.(url, LONGEST_START_MS, ended);
  } catch (error) {
    if (!ended()) return `it could not be prepared (${(error as Error).message}).`;
  }
  let up = false;
  await until(async () => ended() || (up = await definition.answers(url)), LONGEST_START_MS);
  if (ended()) return 'it ended right after its start.';
  return up ? null : `it did not answer within ${LONGEST_START_MS / 1000} s.`;
}
