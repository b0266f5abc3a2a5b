import type { mongo } from 'mongoose';

const NAMESPACE_EXISTS = 48;

/** Creates a collection with its indexes, for migrations: safe to repeat, and to run beside another starter. */
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
