import type { Seeded } from '@tedarik/generate';
import { Redis } from 'ioredis';
import { eventually } from '../support/eventually.js';
import {
  isBack,
  killBackingService,
  killProcess,
  type BackingServiceName,
  backingServiceIsBack,
  whileBackingServiceHangs,
  whileProcessHangs,
} from '../support/system.js';
import type { Fault } from '../support/fault-check.js';

const HANGS_MS = 15_000; // longer than the lock of a job (10 s) and the lease of the relay (4 s)
const SERVICES = [
  'directory',
  'identity',
  'reviews',
  'blog',
  'submissions',
  'quotes',
  'media',
  'imports',
  'indexer',
  'gateway',
];
const PARTS: readonly BackingServiceName[] = ['mongo', 'nats', 'redis', 'elasticsearch'];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const kills = (id: string, part: BackingServiceName): Fault => ({
  id,
  does: `${part} is killed`,
  async inject() {
    await backingServiceIsBack(part, killBackingService(part));
    return 1;
  },
});

const hangs = (id: string, part: BackingServiceName): Fault => ({
  id,
  does: `${part} stands still for ${HANGS_MS / 1_000} s with its connections open`,
  async inject() {
    await whileBackingServiceHangs(part, () => pause(HANGS_MS));
    return 1;
  },
});

/** Shuffles the list in an order that the seed determines. */
function shuffled<T>(random: Seeded, list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0]!);
}

export const FAULTS: readonly Fault[] = [
  kills('F1', 'mongo'),
  hangs('F2', 'mongo'),
  kills('F3', 'nats'),
  kills('F5', 'redis'),
  {
    id: 'F6',
    does: `Redis is full for ${HANGS_MS / 1_000} s and takes nothing more`,
    async inject() {
      const redis = new Redis(process.env['REDIS_URL']!);
      try {
        await redis.config('SET', 'maxmemory', '1');
        const refused = await redis.set('is-it-full', '1').catch((error: Error) => error.message);
        await pause(HANGS_MS);
        return refused.startsWith('OOM') ? 1 : 0;
      } finally {
        await redis.config('SET', 'maxmemory', '0');
        redis.disconnect();
      }
    },
  },
  kills('F7', 'elasticsearch'),
  {
    id: 'F8',
    does: 'the index of the businesses is deleted',
    async inject() {
      const engine = process.env['ELASTICSEARCH_URL']!;
      const indices = (await (await fetch(`${engine}/_alias/businesses`)).json()) as Record<string, unknown>;
      const deleted = Object.keys(indices).map((index) => fetch(`${engine}/${index}`, { method: 'DELETE' }));
      return (await Promise.all(deleted)).filter(({ ok }) => ok).length;
    },
  },
  hangs('F9', 'elasticsearch'),
  {
    id: 'F10',
    does: 'each service is killed, one after the other in an order of the seed',
    async inject(random) {
      for (const name of shuffled(random, SERVICES)) await isBack(name, killProcess(name));
      return SERVICES.length;
    },
  },
  {
    id: 'F12',
    does: 'the worker of imports is killed three times at moments of the seed',
    async inject(random) {
      for (let count = 0; count < 3; count += 1) {
        await pause(random.below(1_500));
        await isBack('imports-worker', killProcess('imports-worker'));
      }
      return 3;
    },
  },
  {
    id: 'F13',
    does: `the worker of imports stands still for ${HANGS_MS / 1_000} s, beyond the lock of its jobs, and goes on`,
    async inject() {
      await whileProcessHangs('imports-worker', () => pause(HANGS_MS));
      return 1;
    },
  },
  {
    id: 'F14',
    does: 'the directory, and its relay with it, is killed five times at moments of the seed',
    async inject(random) {
      for (let count = 0; count < 5; count += 1) {
        await pause(random.below(1_000));
        await isBack('directory', killProcess('directory'));
      }
      return 5;
    },
  },
  {
    id: 'F15',
    does: 'the indexer is killed five times at moments of the seed',
    async inject(random) {
      for (let count = 0; count < 5; count += 1) {
        await pause(random.below(1_000));
        await isBack('indexer', killProcess('indexer'));
      }
      return 5;
    },
  },
  hangs('F17', 'nats'),
  {
    id: 'F24',
    does: 'every part and every service is killed at once; the order of the seed',
    async inject(random) {
      const names = [...PARTS, ...SERVICES, 'imports-worker'];
      const isPart = (name: string): name is BackingServiceName => (PARTS as readonly string[]).includes(name);
      const before = shuffled(random, names).map((name) => ({
        name,
        pid: isPart(name) ? killBackingService(name) : killProcess(name),
      }));
      for (const { name, pid } of before) {
        await eventually(
          `${name} is back`,
          () => (isPart(name) ? backingServiceIsBack(name, pid) : isBack(name, pid)),
          120_000,
        );
      }
      return before.length;
    },
  },
];
