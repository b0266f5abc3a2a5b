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
