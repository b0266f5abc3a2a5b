import { signalOnExit } from './on-exit.js';
import { containerOf } from './parts/containers.js';
import type { BackingServiceDefinition } from './backing-service-definition.js';
import { end, identify, isAlive } from './process-identity.js';
import { type RunningBackingService, runBackingService } from './run-backing-service.js';
import type { StackOptions, StackBackingService } from './stack-options.js';
import { StackProblem } from './stack-problem.js';
import { type PartRecord, type StackFile, stillRuns } from './stack-record.js';
import { until } from './until.js';

const ANSWER_TIMEOUT_MS = 60_000;

/** Brings up one part of a stack from the first source that has it. */
export async function bringUp(
  definition: BackingServiceDefinition,
  options: StackOptions,
  file: StackFile,
): Promise<StackBackingService> {
  const { name, title } = definition;
  if (name === 'elasticsearch' && process.env['SEARCH'] === 'none') {
    throw new StackProblem(title, 'SEARCH=none has turned it off.', 'Start without SEARCH=none to have it.');
  }
  const given = (options.environment ?? process.env)[definition.variable];
  if (given) return { name, url: given, origin: 'environment', version: 'as given', port: null, pid: null };
  if (process.env['STACK'] === 'containers') return containerOf(definition, options);

  const recorded = file.records[name];
  const found = recorded && (await reuse(definition, recorded, options, file));
  if (found) return toStackPart(definition, found);

  const program = await definition.findProgram(options.onProgress ?? (() => undefined));
  const owner = identify(process.pid);
  const began = Date.now();
  const part = await runBackingService(definition, program, {
    dir: options.dir,
    ports: [recorded?.port, options.preferPorts?.[name]],
    persistent: options.persistent,
    natsUsers: options.natsUsers,
    detached: options.detached ?? false,
    // Recorded before the part answers. If this process is killed in between, the next start finds the orphan by this record.
    onLaunched: (identity, port) => file.set(name, { identity, port, owner }),
  });
  await file.set(name, { identity: { pid: part.pid, began: part.began }, port: part.port, part, owner });
  options.onProgress?.(
    `${title} ${part.version} answers on port ${part.port} after ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  return toStackPart(definition, part);
}

/** Returns the recorded part if its process is still the recorded one and answers. A process that does not answer is ended. */
async function reuse(
  definition: BackingServiceDefinition,
  record: PartRecord,
  options: StackOptions,
  file: StackFile,
): Promise<RunningBackingService | null> {
  const { part, identity, owner } = record;
  const gone = () => !stillRuns(record);
  if (gone()) return null;
  // Not checked a second time: a part that hangs for a moment right after it answered would be ended.
  const answered = await until(async () => gone() || !part || (await definition.answers(part.url)), ANSWER_TIMEOUT_MS);
  if (gone()) return null;
  if (!part || !answered) {
    await end(identity);
    return null;
  }
  if (!owner || !isAlive(owner)) {
    await file.set(definition.name, { ...record, owner: identify(process.pid) });
    if (!options.detached) signalOnExit(identity, options.persistent ? 'SIGTERM' : 'SIGKILL');
  }
  return part;
}

const toStackPart = (
  { name }: BackingServiceDefinition,
  { url, origin, version, port, pid }: RunningBackingService,
): StackBackingService => ({
  name,
  url,
  origin,
  version,
  port,
  pid,
});
