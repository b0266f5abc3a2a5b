// node main.js backup FOLDER | restore FOLDER [--replace]. Uses the MongoDB of MONGODB_URL, with a user that may read or write all
// databases.
import { databaseConfig, loadConfig } from '@tedarik/service-kit';
import { MongoClient } from 'mongodb';
import { z } from 'zod';
import { backUp } from './back-up.js';
import { BackupProblem } from './backup-problem.js';
import type { Manifest } from './manifest.js';
import { restore } from './restore.js';

const MISUSE = 64;
const [verb, folder, ...options] = process.argv.slice(2);
const replace = options.includes('--replace');
const did: Record<string, (client: MongoClient, folder: string) => Promise<Manifest>> = {
  backup: backUp,
  restore: (client, from) => restore(client, from, { replace }),
};
const work = did[verb ?? ''];
if (!work || !folder) {
  console.error('Usage: MONGODB_URL=mongodb://… node main.js backup FOLDER | restore FOLDER [--replace]');
  process.exit(MISUSE);
}

const { MONGODB_URL } = loadConfig(z.object(databaseConfig('')).pick({ MONGODB_URL: true }));
const client = new MongoClient(MONGODB_URL, { serverSelectionTimeoutMS: 30_000 });
try {
  const { takenAt, databases } = await work(client, folder);
  for (const [name, collections] of Object.entries(databases)) {
    console.log(`${name}: ${collections.reduce((sum, { documents }) => sum + documents, 0)} documents`);
  }
  console.log(
    verb === 'backup' ? `Backed up in ${folder}, as of ${takenAt}.` : `Restored from ${folder}, as of ${takenAt}.`,
  );
} catch (error) {
  console.error(error instanceof BackupProblem ? error.message : error);
  process.exitCode = 1;
} finally {
  await client.close();
}
