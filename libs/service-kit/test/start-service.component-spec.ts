import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Get, Logger, Module, Post, Body, UseFilters, UseGuards } from '@nestjs/common';
import {
  eventually,
  startBackingService,
  testDatabase,
  type TestBackingService,
  type TestDatabase,
} from '@tedarik/testing';
import type { mongo } from 'mongoose';
import { pino } from 'pino';
import {
  bootstrap,
  currentTrace,
  Database,
  DatabaseModule,
  DomainError,
  FailureFilter,
  type LastBackup,
  parseConfig,
  Readiness,
  serviceConfig,
  ServiceTokenGuard,
  startService,
  type RunningService,
} from '../src/index.js';

const TOKEN = 'the-shared-service-token';
const config = parseConfig(serviceConfig, { OPS_PORT: '0', NATS_URL: 'nats://nowhere', SERVICE_TOKEN: TOKEN });
const logger = pino({ level: 'silent' });
let answerSlowly: (() => void) | undefined;

@Controller('endpoint')
class DoorController {
  private readonly log = new Logger('Endpoint');

  @Get('slow')
  async slow(): Promise<string> {
    await new Promise<void>((resolve) => (answerSlowly = resolve));
    return 'finished';
  }

  @Get('refused')
  @UseFilters(FailureFilter)
  refused(): never {
    throw new DomainError('business-changed-meanwhile', 'conflict', { revision: 3 });
  }

  @Post('trace')
  @UseGuards(ServiceTokenGuard)
  trace(@Body() body: { said: string }): { trace: string; said: string } {
    return { trace: currentTrace(), said: body.said };
  }
}

@Module({ controllers: [DoorController] })
class PlainModule {}

const status = async (url: string) => (await fetch(url)).status;
const metric = async ({ url }: RunningService, name: string) => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1];
};
const start = (module: Parameters<typeof startService>[0] = PlainModule) =>
  startService(module, { name: 'example', config, logger });

describe('a service', () => {
  let service: RunningService | undefined;
  afterEach(async () => {
    answerSlowly?.();
    await service?.stop();
    service = undefined;
  });

  it('answers /livez, /readyz and /metrics on the operations port', async () => {
    service = await start();
    expect(await status(`${service.url}/livez`)).toBe(200);
    expect(await status(`${service.url}/readyz`)).toBe(200);
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('process_cpu_seconds_total');
    expect(metrics).toContain('service_ready 1');
  });

  it('L13 A38: requires a token from other machines on the operations port, except for /livez', async () => {
    service = await startService(PlainModule, { name: 'example', config: { ...config, OPS_HOST: '0.0.0.0' }, logger });
    const { port } = new URL(service.url);
    const outside = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
    const { address = '127.0.0.1' } = outside.find(({ internal, family }) => !internal && family === 'IPv4') ?? {};
    const isOutside = address !== '127.0.0.1';
    const answer = async (path: string, headers = {}, from = address) =>
      (await fetch(`http://${from}:${port}${path}`, { headers })).status;
    expect(await answer('/livez')).toBe(200);
    for (const path of ['/readyz', '/metrics', '/metrics?x']) {
      expect(await answer(path)).toBe(isOutside ? 401 : 200);
      expect(await answer(path, { 'x-service-token': 'another' })).toBe(isOutside ? 401 : 200);
      expect(await answer(path, { 'x-service-token': TOKEN })).toBe(200);
      expect(await answer(path, { authorization: `Bearer ${TOKEN}` })).toBe(200);
      expect(await answer(path, {}, '127.0.0.1')).toBe(200);
    }
  });

  it('is not ready while a check fails', async () => {
    service = await start();
    service.app.get(Readiness).add('nats', () => Promise.reject(new Error('away')));
    const answer = await fetch(`${service.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ ready: false, failing: { nats: 'away' } });
    expect(await status(`${service.url}/livez`)).toBe(200);
    expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('service_ready 0');
  });

  it('requires a service token at an endpoint for files', async () => {
    service = await start();
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const knock = (token: string) =>
      fetch(`${service?.url}/endpoint/trace`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-service-token': token,
          traceparent: `00-${trace}-00f067aa0ba902b7-00`,
        },
        body: inTwoParts('{"said":', '"merhaba"}'),
        duplex: 'half',
      });
    expect((await knock('somebody-elses-token')).status).toBe(401);
    expect(await (await knock(TOKEN)).json()).toEqual({ trace, said: 'merhaba' });
  });

  it('sends an endpoint’s error in the same shape as every failure', async () => {
    service = await start();
    const answer = await fetch(`${service.url}/endpoint/refused`);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      code: 'business-changed-meanwhile',
      kind: 'conflict',
      fieldErrors: [],
      details: { revision: 3 },
    });
  });

  it('finishes its current work when it stops; meanwhile it is not ready and accepts no requests', async () => {
    service = await start();
    const slow = fetch(`${service.url}/endpoint/slow`);
    await eventually('the request is in hand', () => expect(answerSlowly).toBeDefined());
    const stopped = service.stop();
    expect(await status(`${service.url}/readyz`)).toBe(503);
    expect(await status(`${service.url}/livez`)).toBe(200);
    expect(await status(`${service.url}/endpoint/slow`)).toBe(503);
    answerSlowly?.();
    expect(await (await slow).text()).toBe('finished');
    await stopped;
    await expect(status(`${service.url}/livez`)).rejects.toThrow();
    service = undefined;
  });

  it('uses its own public server when it has one', async () => {
    service = await startService(PlainModule, {
      name: 'example',
      config,
      logger,
      publicServer: { port: 0, host: '127.0.0.1' },
    });
    const publicUrl = await service.app.getUrl();
    expect(await status(`${publicUrl}/livez`)).toBe(404);
    expect(await status(`${service.url}/livez`)).toBe(200);
  });

  it('frees its port when it cannot start', async () => {
    @Module({ providers: [{ provide: 'broken', useFactory: () => Promise.reject(new Error('broken')) }] })
    class BrokenModule {}
    await expect(start(BrokenModule)).rejects.toThrow('broken');
  });
});

describe('a service with a database', () => {
  let database: TestDatabase;
  beforeAll(() => {
    database = testDatabase('service-kit');
  });
  afterAll(() => database.drop());

  it('reports how full the disk of its database is', async () => {
    const at = { MONGODB_URL: database.uri, MONGODB_DB: database.db };
    const up = async (db: mongo.Db) => void (await db.createCollection('some'));
    const service = await start(DatabaseModule.forRoot(at, [{ id: '001-some', up }]));
    const used = Number(await metric(service, 'mongodb_disk_used_ratio'));
    await service.stop();
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThanOrEqual(1);
  });

  it('reports the age of its last backup and, while there is none, of its first migration', async () => {
    const service = await start(DatabaseModule.forRoot({ MONGODB_URL: database.uri, MONGODB_DB: database.db }, []));
    const { db } = service.app.get(Database);
    const daysOld = async () => Number(await metric(service, 'mongodb_backup_age_seconds')) / 86_400;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await db.collection('migrations').deleteMany();
    const none = await daysOld();
    await db.collection('migrations').insertMany([{ at: daysAgo(2) }, { at: daysAgo(9) }, { at: daysAgo(5) }]);
    const never = await daysOld();
    await db.collection<LastBackup>('backups').insertOne({ _id: 'last', takenAt: daysAgo(1) });
    const once = await daysOld();
    await service.stop();
    expect([none, Math.floor(never), Math.floor(once)]).toEqual([NaN, 9, 1]);
  });

  it('has run its migrations before it is ready', async () => {
    const up = jest.fn(() => Promise.resolve());
    const at = { MONGODB_URL: database.uri, MONGODB_DB: database.db };
    const service = await start(DatabaseModule.forRoot(at, [{ id: '001-once', up }]));
    expect(await status(`${service.url}/readyz`)).toBe(200);
    expect(up).toHaveBeenCalledTimes(1);
    expect(service.app.get(Database).db.databaseName).toBe(database.db);
    await service.stop();
  });
});

describe('F3 a service whose MongoDB comes and goes', () => {
  let part: TestBackingService;
  beforeAll(async () => {
    part = await startBackingService('mongo');
  });
  afterAll(() => part.stop());

  it('waits for MongoDB at the start, is not ready while it is down, and recovers by itself', async () => {
    await part.kill('SIGKILL');
    const port = await freePort();
    const starting = startService(DatabaseModule.forRoot({ MONGODB_URL: part.url, MONGODB_DB: 'late' }, []), {
      name: 'example',
      config: { ...config, OPS_PORT: port },
      logger,
    });
    const url = `http://127.0.0.1:${port}`;
    await eventually('the waiting process answers', async () => expect(await status(`${url}/livez`)).toBe(200));
    expect(await status(`${url}/readyz`)).toBe(503);

    await part.start();
    const service = await starting;
    expect(await status(`${url}/readyz`)).toBe(200);

    await part.kill('SIGKILL');
    await eventually('it says that it is not ready', async () => expect(await status(`${url}/readyz`)).toBe(503));
    const ageWhileDown = await metric(service, 'mongodb_backup_age_seconds');
    await part.start();
    await eventually('it is ready again', async () => expect(await status(`${url}/readyz`)).toBe(200));
    await service.stop();
    expect(ageWhileDown).toBe('Nan');
  });
});

describe('bootstrap', () => {
  const before = { term: process.listeners('SIGTERM'), rejection: process.listeners('unhandledRejection') };
  let exit: jest.SpyInstance;
  beforeEach(() => {
    exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  });
  afterEach(() => {
    for (const event of ['SIGTERM', 'SIGINT', 'unhandledRejection', 'uncaughtException'] as const) {
      const keep: unknown[] = event === 'SIGTERM' ? before.term : before.rejection;
      for (const listener of process.listeners(event as 'SIGTERM')) {
        if (!keep.includes(listener)) process.off(event, listener);
      }
    }
    jest.restoreAllMocks();
  });

  it('stops cleanly on a signal and exits with 0', async () => {
    const port = await freePort();
    await bootstrap(PlainModule, { name: 'example', config: { ...config, OPS_PORT: port }, logger });
    expect(await status(`http://127.0.0.1:${port}/readyz`)).toBe(200);
    process.emit('SIGTERM');
    await eventually('it exits', () => expect(exit).toHaveBeenCalledWith(0));
    await expect(status(`http://127.0.0.1:${port}/livez`)).rejects.toThrow();
  });

  it('exits with 1 when it cannot start', async () => {
    const taken = await start();
    const port = Number(new URL(taken.url).port);
    await bootstrap(PlainModule, { name: 'example', config: { ...config, OPS_PORT: port }, logger });
    expect(exit).toHaveBeenCalledWith(1);
    await taken.stop();
  });
});

/** A body whose second part is sent long after the first has arrived, as in an upload. */
function inTwoParts(first: string, second: string): ReadableStream {
  const parts = [first, second].map((part) => new TextEncoder().encode(part));
  return new ReadableStream({
    async pull(stream) {
      await pause(50);
      const part = parts.shift();
      if (part) stream.enqueue(part);
      else stream.close();
    },
  });
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const service = await start();
  await service.stop();
  return Number(new URL(service.url).port);
}
