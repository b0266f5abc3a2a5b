import { Injectable } from '@nestjs/common';
import { Database, documentsOf, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

/** So many of the most likely pairs are kept: more are not looked through by anybody. */
const MOST_DUPLICATES = 5_000;
const WRITTEN_AT_ONCE = 500;

/** Two businesses that are perhaps one, the older one first. */
export interface FoundDuplicate {
  businessIds: [string, string];
  probability: number;
  /** What speaks for it, the strongest first. */
  reasons: string[];
}

export interface Duplicate extends FoundDuplicate {
  id: string;
  foundAt: Date;
  /** When somebody said that they are different ones. */
  dismissedAt: Date | null;
}

type DuplicateDocument = Omit<Duplicate, 'id'> & {
  _id: string;
  /** Both ids, by which the pair is found again. */
  pair: string;
  /** Start of the search that found it last. */
  seenAt: Date;
};

/** The last search for duplicates. One that is started and not ended is to be run, again if it was interrupted. */
export interface SearchState {
  startedAt: Date;
  endedAt: Date | null;
  /** How many businesses were compared. */
  compared: number;
}

const LAST = 'last';

/** Pairs of businesses that are perhaps one, each once, and what is known of the search for them. */
@Injectable()
export class DuplicatesRepository {
  private readonly stored = documentsOf<DuplicateDocument>('duplicates')(this.database.connection);
  private readonly searches = documentsOf<SearchState & { _id: string }>('duplicateSearches')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Those that nobody has called different, and that are at least so likely. */
  async list(minimum: number): Promise<Duplicate[]> {
    const found = this.stored.collection.find({ dismissedAt: null, probability: { $gte: minimum } });
    return (await found.toArray()).map(fromDocument);
  }

  async find(session: ClientSession, id: string): Promise<Duplicate | undefined> {
    const document = await this.stored.collection.findOne({ _id: id }, { session });
    return document ? fromDocument(document) : undefined;
  }

  async setDismissed(session: ClientSession, id: string, dismissedAt: Date | null): Promise<void> {
    await this.stored.collection.updateOne({ _id: id }, { $set: { dismissedAt } }, { session });
  }

  /** What a search found takes the place of what was found before; pairs that were called different stay so. */
  async replace(found: readonly FoundDuplicate[], seenAt: Date): Promise<void> {
    const likely = found.toSorted((one, other) => other.probability - one.probability).slice(0, MOST_DUPLICATES);
    for (let at = 0; at < likely.length; at += WRITTEN_AT_ONCE) {
      const writes = likely.slice(at, at + WRITTEN_AT_ONCE).map(({ businessIds, probability, reasons }) => ({
        updateOne: {
          filter: { pair: businessIds.toSorted().join('/') },
          update: {
            $set: { businessIds, probability, reasons, seenAt },
            $setOnInsert: { _id: newId(), foundAt: seenAt, dismissedAt: null },
          },
          upsert: true,
        },
      }));
      await this.stored.collection.bulkWrite(writes, { ordered: false });
    }
    await this.stored.collection.deleteMany({ seenAt: { $lt: seenAt }, dismissedAt: null });
  }

  async lastSearch(): Promise<SearchState | null> {
    return this.searches.collection.findOne({ _id: LAST }, { projection: { _id: 0 } });
  }

  async saveSearch(search: SearchState): Promise<void> {
    await this.searches.collection.replaceOne({ _id: LAST }, search, { upsert: true });
  }
}

const fromDocument = ({
  _id,
  businessIds,
  probability,
  reasons,
  foundAt,
  dismissedAt,
}: DuplicateDocument): Duplicate => ({
  id: _id,
  ...{ businessIds, probability, reasons, foundAt, dismissedAt },
});
