import type { Connection, Model, mongo, Schema } from 'mongoose';

/** A collection both ways: by its schema for lean reads, and plain for writes of documents that are built whole. */
export interface Documents<D extends { _id: string }> {
  model: Model<D>;
  collection: mongo.Collection<D>;
}

/** The documents of a schema; several repositories may request the same ones. */
export function documentsOf<D extends { _id: string }>(
  connection: Connection,
  name: string,
  schema: Schema,
): Documents<D> {
  const model = (connection.models[name] ?? connection.model(name, schema)) as unknown as Model<D>;
  return { model, collection: model.collection as unknown as mongo.Collection<D> };
}

/** A copy that lacks these fields. */
export function without<T extends object, K extends keyof T>(value: T, fields: readonly K[]): Omit<T, K> {
  const copy: Record<string, unknown> = {};
  for (const [field, one] of Object.entries(value)) if (!fields.includes(field as K)) copy[field] = one;
  return copy as Omit<T, K>;
}
