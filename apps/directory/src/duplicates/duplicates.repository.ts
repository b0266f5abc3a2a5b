import { Injectable } from '@nestjs/common';
import { Database, documentsOf, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { isErased } from '../business/business.js';
import { businessDocuments, type BusinessDocument } from '../business/business.schema.js';

/** Only this many of the most likely pairs are stored; nobody would look through more. */
export const MOST_DUPLICATES = 5_000;
const WRITTEN_AT_ONCE = 500;

/** Two businesses that are possibly the same, the older one first. */
export interface FoundDuplicate {
  businessIds: [string, string];
  probability: number;
  /** Reasons for the match, the strongest first. */
  reasons: string[];
}

export interface Duplicate extends FoundDuplicate {
  id: string;
  foundAt: Date;
  /** When an editor marked the two as different; null until then. */
  dismissedAt: Date | null;
}

type DuplicateDocument = Omit<Duplicate, 'id'> & {
  _id: string;
  /** Both ids in a fixed form, by which the pair is found again. */
  pair: string;
  /** Start of the last search that found this pair. */
  seenAt: Date;
};

/** Pairs of possibly identical businesses, each pair once. */
@Injectable()
export class DuplicatesRepository {
  private readonly stored = documentsOf<DuplicateDocument>('duplicates')(this.database.connection);
  private readonly businesses = businessDocuments(this.database.connection).collection;

  constructor(private readonly database: Database) {}

  /** Pairs that were not marked as different and have at least this probability. */
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

  /** Replaces the pairs of earlier searches by those found now. Pairs that were marked as different stay so. */
  async replace(found: readonly FoundDuplicate[], seenAt: Date): Promise<void> {
    const dismissed = await this.listDismissed();
    const likely = found
      .filter(({ businessIds }) => !dismissed.has(pairOf(businessIds)))
      .toSorted((one, other) => other.probability - one.probability)
      .slice(0, MOST_DUPLICATES);
    for (let at = 0; at < likely.length; at += WRITTEN_AT_ONCE) {
      const writes = likely.slice(at, at + WRITTEN_AT_ONCE).map(({ businessIds, probability, reasons }) => ({
        updateOne: {
          filter: { pair: pairOf(businessIds) },
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

  /** The pairs that were marked as different. Pairs with an erased business are deleted. */
  private async listDismissed(): Promise<Set<string>> {
    const dismissed = await this.stored.collection.find({ dismissedAt: { $ne: null } }).toArray();
    const ids = [...new Set(dismissed.flatMap(({ businessIds }) => businessIds))];
    const kept = await this.businesses
      .find<Pick<BusinessDocument, '_id' | 'name'>>({ _id: { $in: ids } }, { projection: { name: 1 } })
      .toArray();
    const there = new Set(kept.flatMap((business) => (isErased(business) ? [] : business._id)));
    const isWhole = ({ businessIds }: DuplicateDocument) => businessIds.every((id) => there.has(id));
    const gone = dismissed.filter((pair) => !isWhole(pair)).map(({ _id }) => _id);
    if (gone.length > 0) await this.stored.collection.deleteMany({ _id: { $in: gone } });
    return new Set(dismissed.filter(isWhole).map(({ pair }) => pair));
  }
}

const pairOf = (businessIds: readonly string[]): string => businessIds.toSorted().join('/');

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
