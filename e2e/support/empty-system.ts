import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import {
  ExportBusinesses,
  type ExportedBusiness,
  GetImport,
  type ImportForm,
  type ImportProgress,
  PLAIN_IMPORT,
  StartImport,
} from '@tedarik/commands';
import { Messaging } from '@tedarik/messaging';
import { type TestBackingService, startBackingService } from '@tedarik/stack';
import { MongoClient } from 'mongodb';
import { eventually } from './eventually.js';

const PROGRAMS = ['directory/dist/main.js', 'imports/dist/main.js', 'imports/dist/worker.js'] as const;

/** Enough to import the whole directory of a run, thousands of businesses, on a slow machine. */
const IMPORTED_WITHIN_MS = 400_000;

/** A separate, empty directory service and import service beside the system. */
export class EmptySystem {
  private readonly processes: ChildProcess[] = [];
  private readonly databases = new Set<string>();
  private messaging!: Messaging;
  private importsUrl = '';

  private constructor(
    private readonly nats: TestBackingService,
    private readonly redis: TestBackingService,
  ) {}

  static async start(): Promise<EmptySystem> {
    const system = new EmptySystem(await startBackingService('nats'), await startBackingService('redis'));
    try {
      await system.open();
      return system;
    } catch (error) {
      await system.stop();
      throw error;
    }
  }

  /** Imports a file without a review; rows with the name of an existing business become branches. Returns the finished import. */
  async import(file: Buffer, form: ImportForm): Promise<ImportProgress> {
    const upload = await fetch(`${this.importsUrl}/files?name=export`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-service-token': process.env['SERVICE_TOKEN'] ?? '' },
      body: new Uint8Array(file),
    });
    const { fileId } = (await upload.json()) as { fileId: string };
    const settings = { ...PLAIN_IMPORT, onBranch: 'branch' as const };
    const request = { fileId, fileName: 'export', form, separator: null, review: false, settings };
    const { id } = await this.messaging.requests.send(StartImport, request, { commandId: randomUUID() });
    let progress: ImportProgress | undefined;
    const hasEnded = async () => {
      progress = await this.messaging.requests.send(GetImport, { id });
      if (!['finished', 'failed'].includes(progress.status)) throw new Error(`it is ${progress.status}`);
    };
    await eventually('the import has ended', hasEnded, IMPORTED_WITHIN_MS);
    return progress!;
  }

  businesses(): Promise<ExportedBusiness[]> {
    return everyBusiness(this.messaging);
  }

  async stop(): Promise<void> {
    await this.messaging?.close();
    for (const child of this.processes) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    const mongo = new MongoClient(process.env['MONGODB_URL']!);
    for (const database of this.databases) await mongo.db(database).dropDatabase();
    await mongo.close();
    await Promise.all([this.nats.stop(), this.redis.stop()]);
  }

  private async open(): Promise<void> {
    const own = randomUUID().slice(0, 8);
    for (const program of PROGRAMS) {
      const [service = ''] = program.split('/');
      const port = await freePort();
      const database = `${service}-${own}`;
      this.databases.add(database);
      const env = {
        ...process.env,
        NATS_URL: this.nats.url,
        // This NATS server has no users.
        NATS_USER: '',
        REDIS_URL: this.redis.url,
        MONGODB_DB: database,
        OPS_PORT: String(port),
      };
      this.processes.push(spawn(process.execPath, [`apps/${program}`], { env, stdio: 'ignore' }));
      const url = `http://127.0.0.1:${port}`;
      if (program === 'imports/dist/main.js') this.importsUrl = url;
      await eventually(`${program} is ready`, async () => {
        const { ok, status } = await fetch(`${url}/readyz`);
        if (!ok) throw new Error(`readyz says ${status}`);
      });
    }
    this.messaging = await Messaging.connect({ name: 'journeys', servers: this.nats.url });
  }
}

/** Every business of a directory, as ExportBusinesses returns it. */
export async function everyBusiness({ requests }: Messaging): Promise<ExportedBusiness[]> {
  const all: ExportedBusiness[] = [];
  let after: string | null = null;
  do {
    const page: { rows: ExportedBusiness[]; next: string | null } = await requests.send(ExportBusinesses, {
      after,
      limit: 200,
    });
    all.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return all;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
