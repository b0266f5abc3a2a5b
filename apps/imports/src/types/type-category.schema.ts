import { Schema } from 'mongoose';

/** An entry of one's own in the table that makes a category of a place type. */
export class TypeCategory {
  /** The folded type; see typeKey. */
  _id: string;
  /** As whoever saved it wrote it. */
  type: string;
  category: string;
}

export const typeCategorySchema = new Schema<TypeCategory>(
  { _id: String, type: String, category: String },
  { collection: 'typeCategories', versionKey: false, autoIndex: false },
);
