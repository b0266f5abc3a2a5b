import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '@tedarik/service-kit';

/** How many public businesses count under a key of business/listing.ts. */
export interface Tally {
  key: string;
  businesses: number;
}

/** The one document of the counts. */
export interface CountsDocument {
  _id: 'current';
  version: number;
  tallies: Tally[];
  recountedAt: Date;
}

const schema = new Schema(
  { _id: String, version: Number, tallies: [Schema.Types.Mixed], recountedAt: Date },
  { collection: 'counts', versionKey: false, id: false, autoIndex: false },
);

export const countsDocuments = (connection: Connection) => documentsOf<CountsDocument>(connection, 'Counts', schema);
