import type { mongo } from 'mongoose';

const NAMESPACE_EXISTS = 48;
const INDEX_NOT_FOUND = 27;

/** Creates a collection with its indexes, for migrations. Safe to repeat, and to run while another process does the same. */
export async function ensureCollection(
  db: mongo.Db,
  name: string,
  indexes: mongo.IndexDescription[] = [],
): Promise<void> {
  await db.createCollection(name).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
  });
  if (indexes.length > 0) await db.collection(name).createIndexes(indexes);
}

/** Drops indexes by name, for migrations. Ignores those that do not exist. */
export async function dropIndexes(collection: mongo.Collection, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await collection.dropIndex(name).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === INDEX_NOT_FOUND)) throw error;
    });
  }
}
