import { Injectable } from '@nestjs/common';
import { Clock, Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { changesOf, type FieldChanges } from '../business/field-changes.js';
import type { BusinessOverwrite } from './business-overwrites.js';

/** The changes that an import made to an existing business. `_id` is '<importId>/<businessId>'. */
interface OverwrittenDocument {
  _id: string;
  businessId: string;
  fields: FieldChanges;
  at: Date;
  /** Result of the undo; null before it. */
  outcome: 'undone' | 'kept' | null;
}

/** The changes that imports of the last 30 days made to existing businesses; MongoDB deletes older ones by a TTL index. */
@Injectable()
export class OverwrittenRepository {
  private readonly stored = documentsOf<OverwrittenDocument>('overwritten')(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async remember(session: ClientSession, importId: string, changes: readonly BusinessOverwrite[]): Promise<void> {
    if (changes.length === 0) return;
    const ids = changes.map(({ before }) => before.id);
    const earlier = new Map((await this.find(session, importId, ids)).map((one) => [one.businessId, one.fields]));
    const at = this.clock.now();
    const writes = changes.map(({ before, after }) => {
      const fields = changesOf(before, after, earlier.get(before.id));
      const replacement = { businessId: before.id, fields, at, outcome: null };
      return { replaceOne: { filter: { _id: idOf(importId, before.id) }, replacement, upsert: true } };
    });
    await this.stored.collection.bulkWrite(writes, { session });
  }

  find(session: ClientSession, importId: string, businessIds: readonly string[]): Promise<OverwrittenDocument[]> {
    const _ids = businessIds.map((id) => idOf(importId, id));
    return this.stored.collection.find({ _id: { $in: _ids } }, { session }).toArray();
  }

  /** Stores the result of an undo for each business, so that a repeat returns the same. */
  async markUndone(session: ClientSession, undone: readonly OverwrittenDocument[]): Promise<void> {
    if (undone.length === 0) return;
    const writes = undone.map(({ _id, outcome }) => ({
      updateOne: { filter: { _id }, update: { $set: { outcome } } },
    }));
    await this.stored.collection.bulkWrite(writes, { session });
  }
}

const idOf = (importId: string, businessId: string): string => `${importId}/${businessId}`;
