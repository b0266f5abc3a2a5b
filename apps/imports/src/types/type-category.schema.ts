import { Schema } from 'mongoose';

/** An own entry in the table that maps place types to categories. */
export class TypeCategory {
  /** The folded type; see typeKey. */
  _id: string;
  /** As typed. */
  type: string;
  category: string;
  /** The category whose merge created or changed this entry; absent for entries that were saved by hand. */
  mergedFrom?: string;
  /** The category before that merge; null when the entry did not exist. */
  before?: string | null;
  /** Created by a rename of a category; leads from the old name to the new one. */
  isRenamed?: boolean;
}

export const typeCategorySchema = new Schema<TypeCategory>(
  { _id: String, type: String, category: String, mergedFrom: String, before: String, isRenamed: Boolean },
  { collection: 'typeCategories', versionKey: false, autoIndex: false },
);
