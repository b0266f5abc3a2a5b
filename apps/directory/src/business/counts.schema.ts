import { documentsOf } from '@tedarik/service-kit';

/** The number of businesses under a key (see Listing.countedUnder); for a change, the positive or negative difference. */
export interface Tally {
  key: string;
  businesses: number;
}

/** Version of the counts, i.e. how often they changed. The counts themselves are stored as one row per key. */
export interface CountsDocument {
  _id: 'current';
  version: number;
  recountedAt: Date;
}

/** The count of one key; keys with a count of zero have no row. */
export interface TallyDocument {
  _id: string;
  businesses: number;
}

/** The effect of one transaction, stored until it is added to the counts. */
export interface CountChangeDocument {
  _id: string;
  tallies: Tally[];
}

export const countsDocuments = documentsOf<CountsDocument>('counts');

export const tallyDocuments = documentsOf<TallyDocument>('tallies');

export const countChangeDocuments = documentsOf<CountChangeDocument>('countChanges');
