import { Schema } from 'mongoose';

/** A category of the directory that was merged into another one at some time, and the version of its last event. */
export class HeardCategory {
  _id: string;
  version: number;
}

export const heardCategorySchema = new Schema<HeardCategory>(
  { _id: String, version: Number },
  { collection: 'heardCategories', versionKey: false, autoIndex: false },
);
