import { newId } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const TEMPLATES = 1_000;
const BATCH = 1_000;

/** A document as MongoDB stores it. */
export type Stored = { _id: string } & Record<string, unknown>;
/** The fields in which a copy differs from its template; its number is unique in the collection. */
type Differ = (number: number, template: Stored) => Record<string, unknown>;

/** Fills a collection up to `wanted` documents with copies of the existing ones. Returns the copies. */
export async function fillUp(collection: mongo.Collection<Stored>, wanted: number, differ: Differ): Promise<Stored[]> {
  const templates = await collection.find({}, { limit: TEMPLATES }).toArray();
  if (templates.length === 0) throw new Error(`${collection.namespace} holds nothing to copy`);
  const copies: Stored[] = [];
  for (let number = await collection.countDocuments(); number < wanted; number += 1) {
    const template = templates[number % templates.length]!;
    copies.push({ ...template, _id: newId(), ...differ(number, template) });
  }
  await insertAll(collection, copies);
  return copies;
}

export async function insertAll(collection: mongo.Collection<Stored>, documents: readonly Stored[]): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH) {
    await collection.insertMany(documents.slice(from, from + BATCH), { ordered: false });
  }
}

/** Removes all documents of a collection at once by recreating it with its indexes. */
export async function empty(db: mongo.Db, name: string): Promise<void> {
  const indexes = (await db.collection(name).indexes()).filter((index) => index.name !== '_id_');
  await db.dropCollection(name);
  await db.createCollection(name);
  if (indexes.length > 0) await db.collection(name).createIndexes(indexes);
}
