import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Rating } from './rating.js';

export type RatingDocument = Omit<Rating, 'businessId'> & {
  _id: string;
  /** Rises where the rating is only held. */
  held?: number;
};

const schema = new Schema(
  { _id: String, averageRating: Number, reviewCount: Number, version: Number, held: Number },
  { collection: 'ratings', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const ratingDocuments = (connection: Connection) => documentsOf<RatingDocument>(connection, 'Rating', schema);
