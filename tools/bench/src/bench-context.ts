import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@elastic/elasticsearch';
import { Messaging } from '@tedarik/messaging';
import { mongo } from 'mongoose';
import type { Sizes } from './sizes.js';

const LONGEST_CALL_MS = 30 * 60_000;

/** The running system, as the environment names it, with connections to its parts. */
export interface BenchContext {
  /** Address of the site. */
  baseUrl: string;
  importsUrl: string;
  serviceToken: string;
  /** Folder of this run. */
  workplace: string;
  /** Folder of the built web app. */
  webRoot: string;
  sizes: Sizes;
  mongo: mongo.MongoClient;
  /** The database of the directory service. */
  directory: mongo.Db;
  messaging: Messaging;
  /** Throws if this system has no search engine. */
  searchEngine(): { url: string; client: Client };
  /** Address of the operations port of a process. */
  operationsOf(name: string): string;
  close(): Promise<void>;
}

/** Connects to the system. Throws if the environment does not name one. */
export async function connect(env: NodeJS.ProcessEnv, webRoot: string, sizes: Sizes): Promise<BenchContext> {
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set: start the benches with npm run bench`);
    return value;
  };
  const workplace = need('WORKPLACE');
  const url = env['ELASTICSEARCH_URL'];
  const client = url ? new Client({ node: url, requestTimeout: LONGEST_CALL_MS, maxRetries: 0 }) : undefined;
  const database = await new mongo.MongoClient(need('MONGODB_URL'), { maxPoolSize: 32 }).connect();
  const messaging = await Messaging.connect({ name: 'bench', servers: need('NATS_URL') });
  return {
    baseUrl: need('BASE_URL'),
    importsUrl: need('IMPORTS_URL'),
    serviceToken: need('SERVICE_TOKEN'),
    workplace,
    webRoot,
    sizes,
    mongo: database,
    directory: database.db('directory'),
    messaging,
    searchEngine: () => {
      if (!url || !client) throw new Error('this system has no search engine');
      return { url, client };
    },
    operationsOf: (name) => `http://127.0.0.1:${opsPortOf(join(workplace, 'processes.json'), name)}`,
    close: async () => {
      await Promise.all([messaging.close(), database.close(), client?.close()]);
    },
  };
}

function opsPortOf(file: string, name: string): number {
  const processes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { opsPort: number }>;
  const found = processes[name];
  if (!found) throw new Error(`${file} names no process ${name}`);
  return found.opsPort;
}
