import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '@tedarik/service-kit';

/** How many public businesses count under a key of business/listing.ts; of a change, how many more or fewer. */
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

/** What one transaction changed, until it is added to the counts. */
export interface CountChangeDocument {
  _id: string;
  tallies: Tally[];
}

const counts = new Schema(
  { _id: String, version: Number, tallies: [Schema.Types.Mixed], recountedAt: Date },
  { collection: 'counts', versionKey: false, id: false, autoIndex: false },
);

const countChanges = new Schema(
  { _id: String, tallies: [Schema.Types.Mixed] },
  { collection: 'countChanges', versionKey: false, id: false, autoIndex: false },
);

export const countsDocuments = (connection: Connection) => documentsOf<CountsDocument>(connection, 'Counts', counts);

export const countChangeDocuments = (connection: Connection) =>
  documentsOf<CountChangeDocument>(connection, 'CountChange', countChanges);
