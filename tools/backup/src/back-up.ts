import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BSON, type ClientSession, type CollectionInfo, type MongoClient, MongoServerError } from 'mongodb';
import { BackupProblem } from './backup-problem.js';
import { writeBson } from './bson-file.js';
import { isSaved, noteBackup } from './last-backup.js';
import { dataFile, type Manifest, metadataFile, type SavedCollection, writeManifest } from './manifest.js';

/** Databases of MongoDB itself, which are not backed up. */
const SYSTEM = ['admin', 'config', 'local'];
const SNAPSHOT_TOO_OLD = 239;
const SNAPSHOT_UNAVAILABLE = 246;

/**
 * Writes every database that the user of this connection may see into a folder, while the services continue to write. Everything is read at
 * one point in time of the replica set (a snapshot session), so a change that one transaction or event made in several databases is either
 * completely in the backup or not at all. Then notes in each of these databases when that was. Throws BackupProblem.
 */
export async function backUp(client: MongoClient, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length) throw new BackupProblem(`${folder} is not empty.`);
  const collections = await collectionsOf(client);
  if (!collections.size)
    throw new BackupProblem('There is nothing to back up: this MongoDB has no database of the services.');
  const session = client.startSession({ snapshot: true });
  let manifest: Manifest;
  try {
    manifest = await write(client, session, folder, collections);
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    if (error.code === SNAPSHOT_TOO_OLD) {
      throw new BackupProblem(
        'The backup took longer than MongoDB keeps a snapshot. Raise minSnapshotHistoryWindowInSeconds and try again.',
      );
    }
    if (error.code === SNAPSHOT_UNAVAILABLE) {
      throw new BackupProblem('A collection or an index was just being made. Try again.');
    }
    throw error;
  } finally {
    await session.endSession();
  }
  await noteBackup(client, manifest).catch((error: Error) => {
    const unnoted = `${folder} is a complete backup, but its time could not be written to MongoDB, which the alert BackupOld needs`;
    throw new BackupProblem(`${unnoted}: ${error.message}`);
  });
  return manifest;
}

async function write(
  client: MongoClient,
  session: ClientSession,
  folder: string,
  collections: Map<string, CollectionInfo[]>,
): Promise<Manifest> {
  // The first read of the session sets the point in time for all others.
  const takenAt = new Date().toISOString();
  const databases: Manifest['databases'] = {};
  for (const [database, infos] of collections) {
    mkdirSync(join(folder, database), { recursive: true });
    const saved: SavedCollection[] = [];
    for (const { name, options } of infos) {
      const collection = client.db(database).collection(name);
      const documents = collection.find({}, { session, raw: true, batchSize: 1_000 });
      const written = await writeBson(
        dataFile(folder, database, name),
        documents as AsyncIterable<unknown> as AsyncIterable<Buffer>,
      );
      const metadata = BSON.EJSON.stringify({ options, indexes: await collection.indexes() }, { relaxed: false });
      writeFileSync(metadataFile(folder, database, name), metadata);
      saved.push({ name, ...written });
    }
    databases[database] = saved;
  }
  const manifest: Manifest = { takenAt, databases };
  writeManifest(folder, manifest);
  return manifest;
}

/** The collections of every database of the services; databases and collections are sorted by name. */
async function collectionsOf(client: MongoClient): Promise<Map<string, CollectionInfo[]>> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true, authorizedDatabases: true });
  const found = new Map<string, CollectionInfo[]>();
  for (const name of databases.map((database) => database.name).sort()) {
    if (SYSTEM.includes(name)) continue;
    const infos = await client.db(name).listCollections({ type: 'collection' }).toArray();
    const own = infos.filter(isSaved) as CollectionInfo[];
    found.set(name, own.sort((a, b) => (a.name < b.name ? -1 : 1))); // oxfmt-ignore
  }
  return found;
}
