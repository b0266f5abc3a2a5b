import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '@tedarik/service-kit';

/** How many public businesses count under a key of business/listing.ts; of a change, how many more or fewer. */
export interface Tally {
  key: string;
  businesses: number;
}

/** How often the counts have changed; the counts themselves are a row for each key. */
export interface CountsDocument {
  _id: 'current';
  version: number;
  recountedAt: Date;
}

/** What counts under one key; none where nothing does. */
export interface TallyDocument {
  _id: string;
  businesses: number;
}

/** What one transaction changed, until it is added to the counts. */
export interface CountChangeDocument {
  _id: string;
  tallies: Tally[];
}

const counts = new Schema(
  { _id: String, version: Number, recountedAt: Date },
  { collection: 'counts', versionKey: false, id: false, autoIndex: false },
);

const tallies = new Schema(
  { _id: String, businesses: Number },
  { collection: 'tallies', versionKey: false, id: false, autoIndex: false },
);

const countChanges = new Schema(
  { _id: String, tallies: [Schema.Types.Mixed] },
  { collection: 'countChanges', versionKey: false, id: false, autoIndex: false },
);

export const countsDocuments = (connection: Connection) => documentsOf<CountsDocument>(connection, 'Counts', counts);

export const tallyDocuments = (connection: Connection) => documentsOf<TallyDocument>(connection, 'Tally', tallies);

export const countChangeDocuments = (connection: Connection) =>
  documentsOf<CountChangeDocument>(connection, 'CountChange', countChanges);
