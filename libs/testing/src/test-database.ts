import type { mongo } from 'mongoose';
import { parts } from './parts.js';
import { uniqueName } from './unique-name.js';

export interface TestDatabase {
  /** The server, without a database in it. */
  uri: string;
  /** The database's name. */
  db: string;
  /** Removes the database. */
  drop(): Promise<void>;
}

/** A database of one test on the shared server; it comes into being with its first write. */
export function testDatabase(prefix = 'test'): TestDatabase {
  const uri = parts().mongoUrl;
  const db = uniqueName(prefix);
  return { uri, db, drop: () => drop(uri, db) };
}

async function drop(uri: string, db: string): Promise<void> {
  // Loaded only now: unit tests import the builders of this lib and want no driver.
  const { mongo } = await import('mongoose');
  const client = await new mongo.MongoClient(uri).connect();
  try {
    await client.db(db).dropDatabase();
  } finally {
    await client.close();
  }
}

/** What belongs to the processes that run, not to the data. */
const OF_PROCESSES = ['leases', 'migrations'];

/** Remembers what a database holds now; what it gives back puts the same there again, in a fraction of the time of a new one. */
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
