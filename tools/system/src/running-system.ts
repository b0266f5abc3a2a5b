import { freePort, isFree, startStack, type Stack } from '@tedarik/stack';
import { Problem, step } from './progress.js';
import { natsUsers } from './nats-users.js';
import { Supervisor } from './supervisor.js';
import { type PartName, type ProcessDefinition, PUBLIC_PORT, SYSTEM } from './system.js';
import type { Workplace } from './workplace.js';

const STACK_PORTS: Record<PartName, number> = { mongo: 27117, nats: 4322, redis: 6479, elasticsearch: 9321 };
const PART_CHECK_MS = 1_000;

export interface SystemOptions {
  workplace: Workplace;
  /** True for `npm start`: the ports of the README and data that stays. False: free ports, data that goes. */
  lasting: boolean;
  /** As of a stack; measurements are taken on the disk. */
  inMemory?: boolean;
  say: (line: string) => void;
  env?: Record<string, string>;
}

/** Parts and processes together, as `npm start`, the journeys and the benches run them. */
export class RunningSystem {
  private constructor(
    readonly url: string,
    readonly stack: Stack,
    readonly env: Record<string, string>,
    private readonly supervisor: Supervisor,
    private readonly watch: NodeJS.Timeout,
  ) {}

  static async start(options: SystemOptions): Promise<RunningSystem> {
    const { workplace, lasting, inMemory, say } = options;
    const port = lasting ? Number(process.env['PORT'] ?? PUBLIC_PORT) : await freePort();
    if (!(await isFree(port))) {
      throw new Problem(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`);
    }
    const processes = await withPorts(lasting);
    const users = natsUsers(workplace);
    const stackOptions = {
      dir: workplace.stackDir,
      persistent: lasting,
      inMemory,
      preferPorts: lasting ? STACK_PORTS : undefined,
      natsUsers: users.file,
      optional: ['elasticsearch' as const],
      onProgress: say,
    };
    const stack = await step('Starting MongoDB, NATS, Redis and Elasticsearch', () => startStack(stackOptions));
    // Journeys and measurements come from one address.
    const boundless: Record<string, string> = lasting ? {} : { SEARCHES_PER_MINUTE: '0', MADE_AT_ONCE: '0' };
    const env = {
      ...environmentOf(workplace, stack, port, processes),
      // Journeys, benches and commands sign in as the gateway, as in containers.
      ...users.credentialsOf('gateway'),
      ...boundless,
      ...options.env,
    };
    const supervisor = new Supervisor(workplace, say);
    process.once('exit', () => supervisor.killAll());
    try {
      await step(`Starting ${processes.map(({ name }) => name).join(', ')}`, async () => {
        for (const definition of processes) {
          const { name, natsUser = name, opsPort } = definition;
          supervisor.start(definition, {
            ...env,
            ...users.credentialsOf(natsUser),
            ...definition.env,
            ...(opsPort && { OPS_PORT: String(opsPort) }),
          });
        }
        await supervisor.ready();
      });
    } catch (error) {
      await supervisor.stop();
      await stack.stop();
      throw error;
    }
    // A part that died comes back on its own port with its own data; asking for a stack that runs changes nothing.
    const watch = setInterval(
      () => void startStack(stackOptions).catch((error: Error) => say(error.message)),
      PART_CHECK_MS,
    );
    return new RunningSystem(`http://localhost:${port}`, stack, env, supervisor, watch);
  }

  restart(name: string): void {
    this.supervisor.restart(name);
  }

  async stop(): Promise<void> {
    clearInterval(this.watch);
    await this.supervisor.stop();
    await this.stack.stop();
  }
}

async function withPorts(lasting: boolean): Promise<ProcessDefinition[]> {
  const placed: ProcessDefinition[] = [];
  for (const definition of SYSTEM) {
    const opsPort = definition.opsPort && (await freePort(lasting ? definition.opsPort : undefined));
    placed.push({ ...definition, opsPort });
  }
  return placed;
}

function environmentOf(
  workplace: Workplace,
  stack: Stack,
  port: number,
  processes: ProcessDefinition[],
): Record<string, string> {
  const urlOf = (name: PartName) => stack.parts.find((part) => part.name === name)?.url ?? '';
  const opsUrl = (name: string) => `http://127.0.0.1:${processes.find((one) => one.name === name)?.opsPort ?? 0}`;
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    MONGODB_URL: urlOf('mongo'),
    NATS_URL: urlOf('nats'),
    REDIS_URL: urlOf('redis'),
    ELASTICSEARCH_URL: urlOf('elasticsearch'),
    SERVICE_TOKEN: workplace.secret('service-token'),
    SECOND_FACTOR_SECRET: workplace.secret('second-factor-secret'),
    IMPORTS_URL: opsUrl('imports'),
    MEDIA_URL: opsUrl('media'),
    MAIL_FOLDER: workplace.file('mail'),
    FIRST_ADMIN_FILE: workplace.file('first-admin'),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
  };
}
