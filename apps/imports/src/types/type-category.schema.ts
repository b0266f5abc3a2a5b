import { Schema } from 'mongoose';

/** An entry of one's own in the table that makes a category of a place type. */
export class TypeCategory {
  /** The folded type; see typeKey. */
  _id: string;
  /** As it was typed. */
  type: string;
  category: string;
  /** The category whose merge into another one made or moved it; left out of what somebody saved. */
  mergedFrom?: string;
  /** The category that it had before that merge; null: it was not there. */
  before?: string | null;
  /** Made by a new name of a category: leads from the old name to it. */
  isRenamed?: boolean;
}

export const typeCategorySchema = new Schema<TypeCategory>(
  { _id: String, type: String, category: String, mergedFrom: String, before: String, isRenamed: Boolean },
  { collection: 'typeCategories', versionKey: false, autoIndex: false },
);
