import { readFileSync } from 'node:fs';
import {
  BSON,
  type CreateCollectionOptions,
  type Db,
  type Document,
  type IndexDescription,
  type MongoClient,
} from 'mongodb';
import { BackupProblem } from './backup-problem.js';
import { readDocuments } from './bson-file.js';
import { isSaved, noteBackup } from './last-backup.js';
import { dataFile, type Manifest, metadataFile, readVerified } from './manifest.js';

/** MongoDB accepts messages of up to 48 MB; a document has at most 16 MB. */
const BATCH = { documents: 1_000, bytes: 16 * 1024 * 1024 };
/** Keeps the BSON types: a 64-bit 1 must not come back as a 32-bit one. */
const AS_STORED = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/**
 * Writes a backup into a MongoDB whose databases of these names are empty; with `replace` these databases are deleted first. The services
 * must not run. The whole backup is verified before anything is written. Throws BackupProblem.
 */
export async function restore(client: MongoClient, folder: string, { replace = false } = {}): Promise<Manifest> {
  const manifest = await readVerified(folder);
  const names = Object.keys(manifest.databases);
  for (const name of names) {
    if (!replace && (await holdsDocuments(client.db(name)))) {
      throw new BackupProblem(`The database ${name} is not empty. To lose what it holds, restore with --replace.`);
    }
  }
  for (const name of names) await client.db(name).dropDatabase();
  for (const [database, collections] of Object.entries(manifest.databases)) {
    for (const { name, documents } of collections) {
      const written = await restoreCollection(client.db(database), name, folder);
      if (written !== documents) throw new BackupProblem(`${database}.${name}: ${written} of ${documents} documents.`);
    }
  }
  // The last backup of these databases is the one that they were restored from, however old it is.
  await noteBackup(client, manifest);
  return manifest;
}

async function holdsDocuments(db: Db): Promise<boolean> {
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  for (const { name } of collections.filter(isSaved)) {
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) return true;
  }
  return false;
}

async function restoreCollection(db: Db, name: string, folder: string): Promise<number> {
  const { options, indexes } = BSON.EJSON.parse(readFileSync(metadataFile(folder, db.databaseName, name), 'utf8')) as {
    options: CreateCollectionOptions;
    indexes: IndexDescription[];
  };
  const collection = await db.createCollection(name, options);
  let written = 0;
  for await (const batch of batches(readDocuments(dataFile(folder, db.databaseName, name)))) {
    const { insertedCount } = await collection.insertMany(batch, {
      bypassDocumentValidation: true,
      writeConcern: { w: 'majority' },
    });
    written += insertedCount;
  }
  const own = indexes.filter((index) => index.name !== '_id_');
  if (own.length) await collection.createIndexes(own);
  return written;
}

async function* batches(documents: AsyncIterable<Buffer>): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  let bytes = 0;
  for await (const document of documents) {
    if (batch.length === BATCH.documents || bytes + document.length > BATCH.bytes) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(BSON.deserialize(document, AS_STORED));
    bytes += document.length;
  }
  if (batch.length) yield batch;
}
