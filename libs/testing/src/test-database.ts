import type { mongo } from 'mongoose';
import { backingServiceUrls } from './backing-service-urls.js';
import { uniqueName } from './unique-name.js';

export interface TestDatabase {
  /** Address of the server, without a database name. */
  uri: string;
  /** The database's name. */
  db: string;
  /** Removes the database. */
  drop(): Promise<void>;
}

/** A database for one test on the shared server. MongoDB creates it at its first write. */
export function testDatabase(prefix = 'test'): TestDatabase {
  const uri = backingServiceUrls().mongoUrl;
  const db = uniqueName(prefix);
  return { uri, db, drop: () => drop(uri, db) };
}

async function drop(uri: string, db: string): Promise<void> {
  // Imported lazily, because unit tests import the builders of this library and do not need a driver.
  const { mongo } = await import('mongoose');
  const client = await new mongo.MongoClient(uri).connect();
  try {
    await client.db(db).dropDatabase();
  } finally {
    await client.close();
  }
}

/** Collections with the state of running processes instead of data. */
const OF_PROCESSES = ['leases', 'migrations'];

/** Stores the present content of a database. The returned function restores it, which is much faster than creating a new database. */
export async function firstState(db: mongo.Db): Promise<() => Promise<void>> {
  const first = new Map<string, mongo.Document[]>();
  for (const name of await collectionsOf(db)) first.set(name, await db.collection(name).find().toArray());
  return async () => {
    await Promise.all((await collectionsOf(db)).map((name) => db.collection(name).deleteMany({})));
    for (const [name, rows] of first) if (rows.length) await db.collection(name).insertMany(rows);
  };
}

async function collectionsOf(db: mongo.Db): Promise<string[]> {
  const all = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return all.map(({ name }) => name).filter((name) => !name.startsWith('system.') && !OF_PROCESSES.includes(name));
}
