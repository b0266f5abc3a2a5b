import { existsSync } from 'node:fs';
import { realpath, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bringUp } from './bring-up.js';
import { removeOnExit } from './on-exit.js';
import { withLock } from './lock.js';
import { processTempFolder } from './process-temp-folder.js';
import { stopContainers } from './parts/containers.js';
import type { BackingServiceName } from './backing-service-definition.js';
import { BACKING_SERVICE_NAMES, BACKING_SERVICES } from './parts/parts.js';
import { end } from './process-identity.js';
import type { StackOptions, StackBackingService } from './stack-options.js';
import { StackProblem } from './stack-problem.js';
import { type PartRecord, StackFile, type StackRecord, stillRuns } from './stack-record.js';

const LOCK_TIMEOUT_MS = 20 * 60_000;

export interface Stack {
  parts: StackBackingService[];
  missing: { part: BackingServiceName; why: string }[];
  /** Ends the parts that this process has started in this folder, also in later calls. Never ends servers that the environment names. */
  stop(): Promise<void>;
}

/**
 * Brings up the parts of a folder, or finds them running. A part comes from a URL in the environment, a container (STACK=containers), an
 * installed program, or a fetched one. A part that has died is started again with its port and data. Throws StackProblem.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const dir = resolve(options.dir);
  return alone(dir, async () => {
    const file = await StackFile.open(dir);
    if (options.inMemory && !options.persistent) await keepInMemory(dir);
    const before = { ...file.records };
    const running = Object.values(before).filter(stillRuns);
    const names = options.only ?? BACKING_SERVICE_NAMES;
    const results = await Promise.allSettled(
      names.map((name) => bringUp(BACKING_SERVICES[name], { ...options, dir }, file)),
    );
    const stack: Stack = { parts: [], missing: [], stop: () => stopOwn(dir, options.persistent) };
    const problems: unknown[] = [];
    for (const [index, result] of results.entries()) {
      const part = names[index] as BackingServiceName;
      if (result.status === 'fulfilled') stack.parts.push(result.value);
      else if (isDispensable(part, result.reason, options)) stack.missing.push({ part, why: result.reason.why });
      else problems.push(result.reason);
    }
    if (problems.length) {
      await endRecorded(file, (record) => !running.includes(record) && isOwn(record), before);
      throw problems[0] as Error;
    }
    return stack;
  });
}

/** Ends every part that any process has started in this folder; the data is kept. */
export async function stopStack(folder: string): Promise<void> {
  const dir = resolve(folder);
  await alone(dir, async () => endRecorded(await StackFile.open(dir), () => true));
}

async function stopOwn(dir: string, persistent: boolean): Promise<void> {
  await alone(dir, async () => {
    const file = await StackFile.open(dir);
    await Promise.all([endRecorded(file, isOwn), stopContainers(dir)]);
    if (persistent || Object.keys(file.records).length) return;
    const data = join(dir, 'data');
    for (const folder of [await realpath(data).catch(() => data), data]) {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}

/** Makes `data` a link to a temporary folder of this process, unless it exists. */
async function keepInMemory(dir: string): Promise<void> {
  const data = join(dir, 'data');
  if (existsSync(data)) return;
  await rm(data, { force: true }); // a dangling link to the folder of a process that has ended
  const folder = await processTempFolder('stack');
  removeOnExit(folder);
  await symlink(folder, data);
}

const isOwn = ({ owner }: PartRecord): boolean => owner?.pid === process.pid;

/** A part in `before` stays recorded, so that it is started again on the port that other processes know. */
async function endRecorded(
  file: StackFile,
  whose: (record: PartRecord) => boolean,
  before: StackRecord = {},
): Promise<void> {
  const names = BACKING_SERVICE_NAMES.filter((name) => file.records[name] && whose(file.records[name]));
  await Promise.all(
    names.map(async (name) => {
      const record = file.records[name];
      if (record && stillRuns(record)) await end(record.identity);
      const former = before[name];
      await (former ? file.set(name, former) : file.remove(name));
    }),
  );
}

function isDispensable(
  part: BackingServiceName,
  reason: unknown,
  { optional = [] }: StackOptions,
): reason is StackProblem {
  const turnedOff = part === 'elasticsearch' && process.env['SEARCH'] === 'none';
  return reason instanceof StackProblem && (turnedOff || optional.includes(part));
}

const queues = new Map<string, Promise<unknown>>();

/** Only one call at a time works on a folder: a queue ensures this within the process, a lock between processes. */
async function alone<T>(dir: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(dir) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => withLock(join(dir, 'stack.lock'), LOCK_TIMEOUT_MS, work));
  queues.set(dir, turn);
  return turn;
}
