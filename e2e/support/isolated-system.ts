import { resolve } from 'node:path';
import { RunningSystem, type SystemOptions, Workplace } from '@tedarik/system';

const VARIABLES = { mongo: 'MONGODB_URL', nats: 'NATS_URL', redis: 'REDIS_URL', elasticsearch: 'ELASTICSEARCH_URL' };

/** Runs the work with a separate system and parts. Meanwhile the environment variables name these instead of the shared system. */
export async function withIsolatedSystem(
  workplace: Workplace,
  options: Partial<SystemOptions>,
  work: (system: RunningSystem) => Promise<void>,
): Promise<void> {
  const before = { ...process.env };
  for (const variable of Object.values(VARIABLES)) delete process.env[variable];
  try {
    const system = await RunningSystem.start({
      workplace,
      lasting: false,
      inMemory: true,
      say: console.log,
      ...options,
    });
    const direct = Object.fromEntries(system.stack.parts.map(({ name, url }) => [VARIABLES[name], url]));
    Object.assign(process.env, system.env, direct, { BASE_URL: system.url, WORKPLACE: workplace.dir });
    try {
      await work(system);
    } finally {
      await system.stop();
    }
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** A workplace for it in the folder of the run. */
export const isolatedWorkplace = (name: string): Workplace =>
  new Workplace(resolve(process.env['WORKPLACE'] ?? '.local/start', name));
