import { Readable } from 'node:stream';
import { getQueueToken } from '@nestjs/bullmq';
import {
  type RequestContract,
  type RequestContext,
  ConfirmImport,
  GetImport,
  GetImportQueues,
  type ImportProgress,
  type ImportRow,
  type ImportSettings,
  type ImportStatus,
  ListImportRows,
  PLAIN_IMPORT,
  type RequestOf,
  StartImport,
} from '@tedarik/commands';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AUDIT_RECORDED, type AuditRecord, type EventDefinition } from '@tedarik/events';
import { Messaging, withRequests } from '@tedarik/messaging';
import { Database, newId, type RunningService, startService, registerStreamBodyParser } from '@tedarik/service-kit';
import {
  anEnvelope,
  eventually,
  outboxEvents,
  type TestBackingService,
  startBackingService,
  type TestDatabase,
  testDatabase,
  untilReady,
} from '@tedarik/testing';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { appModule } from '../src/app.module.js';
import { importsConfig, type ImportsConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';
import { FileStore } from '../src/file/file.store.js';
import { JobRecovery } from '../src/queue/job-recovery.js';
import { CHUNK_QUEUE } from '../src/queue/queues.js';
import { workerModule } from '../src/worker.module.js';
import { answering, DirectoryStandIn } from './directory-stand-in.js';

/**
 * The imports service and one worker with their own database, NATS and Redis, requested over NATS as the gateway does. The directory is a
 * stand-in, because an app must not import another one.
 */
export class RunningImports {
  readonly directory = new DirectoryStandIn();
  private readonly database: TestDatabase = testDatabase('imports');
  private messaging!: Messaging;
  private parts: TestBackingService[] = [];
  private readonly services: RunningService[] = [];
  private service!: RunningService;
  private worker: RunningService | undefined;
  private config!: ImportsConfig;

  async start(env: Record<string, string> = {}): Promise<void> {
    const [nats, redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
    this.parts = [nats, redis];
    this.config = importsConfig.parse({
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_PORT: 0,
      NATS_URL: nats.url,
      SERVICE_TOKEN: 'a token of this test only',
      MONGODB_URL: this.database.uri,
      MONGODB_DB: this.database.db,
      REDIS_URL: redis.url,
      CHUNKS_AT_ONCE: 1,
      ...env,
    });
    const answerRequests = withRequests({ name: 'imports', servers: nats.url }, REQUESTS);
    const beforeListen = async (app: NestFastifyApplication): Promise<void> => {
      await registerStreamBodyParser(app);
      await answerRequests(app);
    };
    this.services.push(await answering(this.directory, nats.url));
    this.service = await startService(appModule(this.config), { name: 'imports', config: this.config, beforeListen });
    this.services.push(this.service);
    await untilReady(this.service);
    this.messaging = await Messaging.connect({ name: 'test', servers: nats.url });
    await this.startWorker();
  }

  async stop(): Promise<void> {
    this.directory.letAllIn();
    await this.killWorker();
    await this.messaging?.close();
    for (const service of this.services.toReversed()) await service.stop();
    for (const part of this.parts) await part.stop();
    await this.database.drop();
  }

  async startWorker(): Promise<void> {
    this.worker = await startService(workerModule(this.config), { name: 'imports-worker', config: this.config });
  }

  /** Cuts the worker off from the directory and stops it, so that its current work stays unfinished, as after a kill. */
  async killWorker(): Promise<void> {
    const stopped = this.worker?.stop();
    await this.worker?.app.get(Messaging, { strict: false }).close();
    await stopped;
    this.worker = undefined;
  }

  /** One round of JobRecovery, without waiting for its timer. */
  async enqueueUnfinished(): Promise<void> {
    await this.worker!.app.get(JobRecovery, { strict: false }).enqueueUnfinished();
  }

  /** Runs `work` while Redis is down. Resolves after the worker has reconnected. */
  async withoutRedis<T>(work: () => Promise<T>): Promise<T> {
    const redis = this.parts.find(({ name }) => name === 'redis')!;
    await redis.kill();
    try {
      return await work();
    } finally {
      await redis.start();
      await eventually('the worker is there again', async () => {
        const { workers } = await this.send(GetImportQueues, {});
        if (workers[0]?.queues.length !== 2) throw new Error(JSON.stringify(workers));
      });
    }
  }

  /** Returns a provider of the service. */
  get<T>(type: abstract new (...given: never[]) => T): T {
    return this.service.app.get<T>(type as never, { strict: false });
  }

  /** The Prometheus metrics of the service and its worker. */
  async metrics(): Promise<string> {
    const running = [this.services[1]!, this.worker!];
    return (await Promise.all(running.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()))).join('\n');
  }

  /** Audit records about one kind of record, oldest first. */
  async recorded(kind: string): Promise<AuditRecord[]> {
    const { db } = this.service.app.get(Database, { strict: false });
    const subject = AUDIT_RECORDED.imports.subject;
    const events = await outboxEvents<AuditRecord>(db, { subject, 'envelope.data.record.kind': kind });
    return events.map(({ envelope }) => envelope.data);
  }

  /** Deletes everything in Redis. */
  async emptyRedis(): Promise<void> {
    const client = new Redis(this.config.REDIS_URL);
    await client.flushall();
    await client.quit();
  }

  /** Publishes an event of the directory. */
  async announce<Data>(event: EventDefinition<Data>, data: Data, version: number): Promise<void> {
    await this.messaging.jetstream.publish(
      event.subject,
      JSON.stringify(anEnvelope(event, data, { version })),
      newId(),
    );
  }

  send<Request, Reply>(
    contract: RequestContract<Request, Reply>,
    request: Request,
    context: Partial<RequestContext> = {},
  ): Promise<Reply> {
    return this.messaging.requests.send(contract, request, context);
  }

  /** Uploads a file and returns the response of the endpoint. */
  async upload(
    bytes: Buffer,
    query: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(`${this.service.url}/files?${new URLSearchParams(query).toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-service-token': this.config.SERVICE_TOKEN },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** Uploads a text and starts its import, by default with a review. */
  async begin(text: string, over: Partial<RequestOf<typeof StartImport>> = {}, context: Partial<RequestContext> = {}) {
    const files = this.service.app.get(FileStore, { strict: false });
    const { fileId } = await files.store('liste.json', Readable.from([Buffer.from(text)]));
    const request = { fileId, fileName: 'liste.json', form: 'json' as const, separator: null, review: true };
    const settings = PLAIN_IMPORT;
    return this.send(StartImport, { ...request, settings, ...over }, { commandId: newId(), ...context });
  }

  /** Starts an import of these records and waits until it is in review. */
  async reviewed(records: object[]): Promise<string> {
    const { id } = await this.begin(JSON.stringify(records));
    await this.until(id, 'review');
    return id;
  }

  async confirm(
    id: string,
    over: Partial<ImportSettings> = {},
    context: Partial<RequestContext> = {},
  ): Promise<ImportProgress> {
    const settings = { ...PLAIN_IMPORT, ...over };
    return this.send(ConfirmImport, { id, startedAt: await this.startOf(id), settings }, context);
  }

  /** Start of the reading that the review shows. */
  async startOf(id: string): Promise<string> {
    return (await this.send(GetImport, { id })).startedAt!;
  }

  until(id: string, status: ImportStatus): Promise<ImportProgress> {
    return eventually(`the import is ${status}`, async () => {
      const progress = await this.send(GetImport, { id });
      if (progress.status !== status) throw new Error(`it is ${progress.status}`);
      return progress;
    });
  }

  /** Waits until this many chunks of an import were sent to the directory. */
  async untilSent(id: string, chunks: number): Promise<void> {
    await eventually(`${chunks} chunks are sent`, () => {
      const sent = this.directory.chunksOf.filter((one) => one === id).length;
      if (sent < chunks) throw new Error(`${sent} are`);
    });
  }

  /** Waits until no chunk job is waiting or running. */
  async untilQuiet(): Promise<void> {
    const queue = this.service.app.get<Queue>(getQueueToken(CHUNK_QUEUE), { strict: false });
    await eventually('the queue is empty', async () => {
      const jobs = await queue.getJobCountByTypes('waiting', 'prioritized', 'active');
      if (jobs > 0) throw new Error(`${jobs} jobs are there`);
    });
  }

  async rows(id: string, over: Partial<RequestOf<typeof ListImportRows>> = {}): Promise<ImportRow[]> {
    const all: ImportRow[] = [];
    for (;;) {
      const afterRow = all.at(-1)?.row ?? 0;
      const filter = { forecast: null, outcome: null, undo: null, limit: 200, ...over };
      const { rows } = await this.send(ListImportRows, { id, afterRow, ...filter });
      if (!rows.length) return all;
      all.push(...rows);
    }
  }
}

/** The counts of an import only. */
export const countsOf = ({ read, created, updated, duplicate, skipped, invalid, remaining }: ImportProgress) => ({
  read,
  created,
  updated,
  duplicate,
  skipped,
  invalid,
  remaining,
});
