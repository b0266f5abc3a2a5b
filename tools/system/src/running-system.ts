import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  claimPort,
  freePort,
  releasePorts,
  startStack,
  type Stack,
  type StackBackingService,
  TcpProxy,
} from '@tedarik/stack';
import { Problem, step } from './progress.js';
import { natsUsers } from './nats-users.js';
import { Supervisor } from './supervisor.js';
import { type BackingServiceName, type ProcessDefinition, PUBLIC_PORT, SYSTEM } from './system.js';
import type { Workplace } from './workplace.js';

const STACK_PORTS: Record<BackingServiceName, number> = { mongo: 27117, nats: 4322, redis: 6479, elasticsearch: 9321 };
const PART_CHECK_MS = 1_000;

export interface SystemOptions {
  workplace: Workplace;
  /** True for `npm start`: fixed ports as in the README, and data that is kept. False: free ports, and data that is deleted. */
  lasting: boolean;
  /** As in StackOptions. Measurements use the disk. */
  inMemory?: boolean;
  say: (line: string) => void;
  env?: Record<string, string>;
  /** The built checkout of another version whose processes are run; `replaceAll` then replaces them by those of this version. */
  root?: string;
  /** The address at which the processes reach a part; by default its own address. */
  addressOf?: (part: StackBackingService) => Promise<string>;
}

/** Processes that others reach by an address, which must stay the same when the version changes. */
const WITH_ADDRESS = ['gateway', 'imports', 'media'] as const;
type Fronts = Partial<Record<string, TcpProxy>>;

/** The parts and processes of a system, as `npm start`, the journeys and the benches run them. */
export class RunningSystem {
  private constructor(
    readonly url: string,
    readonly stack: Stack,
    readonly env: Record<string, string>,
    private readonly supervisor: Supervisor,
    private readonly watch: NodeJS.Timeout,
    private readonly environmentFor: (definition: ProcessDefinition) => Record<string, string>,
    private readonly fronts: Fronts,
  ) {}

  static async start(options: SystemOptions): Promise<RunningSystem> {
    const { workplace, lasting, inMemory, say, root } = options;
    const port = lasting ? Number(process.env['PORT'] ?? PUBLIC_PORT) : await freePort();
    if (lasting && !(await claimPort(port))) {
      throw new Problem(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`);
    }
    const processes = await withPorts(lasting, root);
    const fronts = root ? await frontsOf(port, processes) : {};
    const users = natsUsers(workplace);
    const stackOptions = {
      dir: workplace.stackDir,
      persistent: lasting,
      inMemory,
      preferPorts: lasting ? STACK_PORTS : undefined,
      natsUsers: users.file,
      environment: { ...process.env }, // later changes of this process's environment must have no effect
      optional: ['elasticsearch' as const],
      onProgress: say,
    };
    const stack = await step('Starting MongoDB, NATS, Redis and Elasticsearch', () => startStack(stackOptions));
    // All requests of journeys and measurements come from one address, so rate limits are turned off.
    const boundless: Record<string, string> = lasting ? {} : { SEARCHES_PER_MINUTE: '0', MADE_AT_ONCE: '0' };
    const env = {
      ...(await environmentOf(options, stack, port, fronts['gateway']?.port ?? port)),
      ...addressesOf(processes, fronts),
      // Journeys, benches and commands use the gateway's NATS user, as in containers.
      ...users.credentialsOf('gateway'),
      ...boundless,
      ...options.env,
    };
    const environmentFor = ({ name, natsUser = name, opsPort, env: own }: ProcessDefinition) => ({
      ...env,
      ...users.credentialsOf(natsUser),
      ...own,
      ...(opsPort && { OPS_PORT: String(opsPort) }),
    });
    const supervisor = new Supervisor(workplace, say);
    process.once('exit', () => supervisor.killAll());
    try {
      await step(`Starting ${processes.map(({ name }) => name).join(', ')}`, async () => {
        for (const definition of processes) supervisor.start(definition, environmentFor(definition));
        await supervisor.ready();
      });
      await releasePorts(port, ...processes.map(({ opsPort }) => opsPort));
    } catch (error) {
      await supervisor.stop();
      await stack.stop();
      throw error;
    }
    // Restarts a part that has died on its port with its data. For parts that run, startStack changes nothing.
    let isLooking = false; // a failing start may take longer than the interval
    const watch = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      void startStack(stackOptions)
        .catch((error: Error) => say(error.message))
        .finally(() => (isLooking = false));
    }, PART_CHECK_MS);
    const url = `http://localhost:${fronts['gateway']?.port ?? port}`;
    return new RunningSystem(url, stack, env, supervisor, watch, environmentFor, fronts);
  }

  restart(name: string): void {
    this.supervisor.restart(name);
  }

  /**
   * Replaces all processes as deploy/rolling-update.mjs does, and in the same order: each process of this version starts beside the former
   * one, which then finishes its work and ends. Returns the number of processes.
   */
  async replaceAll(): Promise<number> {
    for (const definition of SYSTEM) await this.replace(definition);
    return SYSTEM.length;
  }

  private async replace(definition: ProcessDefinition): Promise<void> {
    const { name } = definition;
    const [opsPort, port] = [definition.opsPort && (await freePort()), await freePort()];
    const placed = { ...definition, opsPort };
    const front = this.fronts[name];
    const lead = () => front && (front.target = name === 'gateway' ? port : opsPort!);
    const environment = { ...this.environmentFor(placed), ...(name === 'gateway' && { PORT: String(port) }) };
    await this.supervisor.replace(placed, environment, lead);
  }

  async stop(): Promise<void> {
    clearInterval(this.watch);
    await this.supervisor.stop();
    for (const front of Object.values(this.fronts)) await front?.close();
    await this.stack.stop();
  }
}

/** Leaves out processes that another version does not have. */
async function withPorts(lasting: boolean, root?: string): Promise<ProcessDefinition[]> {
  const placed: ProcessDefinition[] = [];
  for (const definition of SYSTEM.filter(({ entry }) => !root || existsSync(join(root, entry)))) {
    const opsPort = definition.opsPort && (await freePort(lasting ? definition.opsPort : undefined));
    placed.push({ ...definition, opsPort, ...(root && { root }) });
  }
  return placed;
}

const opsPortOf = (processes: readonly ProcessDefinition[], wanted: string): number =>
  processes.find(({ name }) => name === wanted)?.opsPort ?? 0;

async function frontsOf(port: number, processes: readonly ProcessDefinition[]): Promise<Fronts> {
  const fronts: Fronts = {};
  for (const name of WITH_ADDRESS)
    fronts[name] = await TcpProxy.to(name === 'gateway' ? port : opsPortOf(processes, name));
  return fronts;
}

function addressesOf(processes: readonly ProcessDefinition[], fronts: Fronts): Record<string, string> {
  const addressOf = (name: string) => `http://127.0.0.1:${fronts[name]?.port ?? opsPortOf(processes, name)}`;
  return { IMPORTS_URL: addressOf('imports'), MEDIA_URL: addressOf('media') };
}

async function environmentOf(
  { workplace, addressOf = ({ url }) => Promise.resolve(url) }: SystemOptions,
  stack: Stack,
  port: number,
  publicPort: number,
): Promise<Record<string, string>> {
  const urlOf = async (name: BackingServiceName) => {
    const part = stack.parts.find((one) => one.name === name);
    return part ? addressOf(part) : '';
  };
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    MONGODB_URL: await urlOf('mongo'),
    NATS_URL: await urlOf('nats'),
    REDIS_URL: await urlOf('redis'),
    ELASTICSEARCH_URL: await urlOf('elasticsearch'),
    SERVICE_TOKEN: workplace.secret('service-token'),
    SECOND_FACTOR_SECRET: workplace.secret('second-factor-secret'),
    MAIL_FOLDER: workplace.file('mail'),
    SMS_URL: pathToFileURL(workplace.file('mail')).href,
    FIRST_ADMIN_FILE: workplace.file('first-admin'),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${publicPort}`,
  };
}
