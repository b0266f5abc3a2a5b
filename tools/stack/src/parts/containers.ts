import { createHash } from 'node:crypto';
import type { StartedTestContainer } from 'testcontainers';
import { mavenVersion } from '../fetch/maven-project.js';
import { freePort, releasePorts } from '../ports.js';
import type { StackOptions, StackBackingService } from '../stack-options.js';
import { StackProblem } from '../stack-problem.js';
import { until } from '../until.js';
import { ELASTICSEARCH_PROJECT } from './elasticsearch.js';
import { LONGEST_START_MS, type BackingServiceDefinition } from '../backing-service-definition.js';
import { ensureReplicaSet, listens } from './replica-set.js';

interface RunningContainer {
  part: StackBackingService;
  container: StartedTestContainer;
}

/** Path inside the container. */
const NATS_USERS = '/etc/nats/users.conf';

const running = new Map<string, Map<string, RunningContainer>>();

/** Image and tag of a part, the same as in docker-compose.yml. */
export function containerImage({ name, container: { image } }: BackingServiceDefinition): string {
  return name === 'elasticsearch' ? `${image}:${mavenVersion(ELASTICSEARCH_PROJECT)}` : image;
}

/** Returns the part in a container of this process, and starts the container if it is not running. Persistent data is in a named volume. */
export async function containerOf(
  definition: BackingServiceDefinition,
  options: StackOptions,
): Promise<StackBackingService> {
  const ofFolder = running.get(options.dir) ?? new Map<string, RunningContainer>();
  running.set(options.dir, ofFolder);
  const known = ofFolder.get(definition.name);
  if (known && (await definition.answers(known.part.url).catch(() => false))) return known.part;
  await known?.container.stop();
  const port = await freePort(known?.part.port ?? undefined, options.preferPorts?.[definition.name]);
  const container = await startContainer(definition, options, port).catch((error: Error) => {
    throw new StackProblem(
      definition.title,
      `the container ${containerImage(definition)} did not start (${error.message}).`,
      'Start the container engine, or leave STACK=containers away.',
    );
  });
  const url = definition.url(port);
  const part: StackBackingService = {
    name: definition.name,
    url,
    origin: 'container',
    version: containerImage(definition),
    port,
    pid: null,
  };
  ofFolder.set(definition.name, { part, container });
  await becomeReady(definition, url);
  await releasePorts(port);
  return part;
}

/** Stops the containers that this process has started for the folder. */
export async function stopContainers(dir: string): Promise<void> {
  const ofFolder = running.get(dir);
  running.delete(dir);
  await Promise.all([...(ofFolder?.values() ?? [])].map(({ container }) => container.stop()));
}

async function startContainer(
  definition: BackingServiceDefinition,
  { dir, persistent, natsUsers }: StackOptions,
  port: number,
): Promise<StartedTestContainer> {
  const { GenericContainer } = await import('testcontainers');
  const { command, environment = {}, port: inside, data } = definition.container;
  let container = new GenericContainer(containerImage(definition))
    .withExposedPorts({ container: inside, host: port })
    .withEnvironment(environment);
  if (command) container = container.withCommand(command);
  if (natsUsers && definition.name === 'nats') {
    container = container
      .withCopyFilesToContainer([{ source: natsUsers, target: NATS_USERS }])
      .withCommand(['-c', NATS_USERS, ...(command ?? [])]);
  }
  if (persistent) {
    const volume = `tedarik-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}-${definition.name}`;
    container = container.withBindMounts([{ source: volume, target: data }]);
  }
  return container.start();
}

async function becomeReady(definition: BackingServiceDefinition, url: string): Promise<void> {
  const { title, container } = definition;
  if (definition.name === 'mongo') {
    await until(() => listens(url), LONGEST_START_MS);
    await ensureReplicaSet(url, `127.0.0.1:${container.port}`);
  }
  if (await until(() => definition.answers(url), LONGEST_START_MS)) return;
  throw new StackProblem(
    title,
    `its container did not answer within ${LONGEST_START_MS / 1000} s.`,
    'Look at its log in the container engine.',
  );
}
