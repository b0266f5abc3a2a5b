import { type Connection, type Model, type mongo, Schema } from 'mongoose';

/** A collection: as a mongoose model for lean reads, and as the driver's collection for writes of whole documents. */
export interface Documents<D extends { _id: string }> {
  model: Model<D>;
  collection: mongo.Collection<D>;
}

/** The documents of a collection. `D` is only their type; values are not cast. Several repositories may share a collection. */
export const documentsOf =
  <D extends { _id: string }>(collection: string) =>
  (connection: Connection): Documents<D> => {
    const model = (connection.models[collection] ??
      connection.model(collection, anyDocument(collection))) as unknown as Model<D>;
    return { model, collection: model.collection as unknown as mongo.Collection<D> };
  };

const anyDocument = (collection: string): Schema =>
  new Schema(
    { _id: String },
    { collection, strict: false, versionKey: false, id: false, autoIndex: false, minimize: false },
  );

/** A copy without these fields. */
export function without<T extends object, K extends keyof T>(value: T, fields: readonly K[]): Omit<T, K> {
  const copy: Record<string, unknown> = {};
  for (const [field, one] of Object.entries(value)) if (!fields.includes(field as K)) copy[field] = one;
  return copy as Omit<T, K>;
}

/**
 * Throws if a save matched fewer records than it wrote, because one was deleted or has another version than was read. The transaction,
 * including its events, must then roll back.
 */
export function assertSaved(found: number, collection: string, ids: readonly string[]): void {
  if (found < ids.length) throw new Error(`Lost update in ${collection}: ${found} of ${ids.join(', ')} found`);
}
