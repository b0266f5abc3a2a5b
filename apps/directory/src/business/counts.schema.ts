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

export const countsDocuments = documentsOf<CountsDocument>('counts');

export const tallyDocuments = documentsOf<TallyDocument>('tallies');

export const countChangeDocuments = documentsOf<CountChangeDocument>('countChanges');
