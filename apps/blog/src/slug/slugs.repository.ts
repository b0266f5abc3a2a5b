import { Injectable } from '@nestjs/common';
import { Database, newId } from '@tedarik/service-kit';
import { nextFreeSlug } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { reservedFor } from './slug.js';
import { slugHistoryDocuments, type SlugHistoryDocument, type SluggedKind } from './slug-history.schema.js';

interface Slugged {
  _id: string;
  slug: string;
  deletedAt: Date | null;
}

const COLLECTIONS: Record<SluggedKind, string> = { post: 'posts', category: 'categories' };

/** Slugs: unique over the live records of a kind, by a unique index; the ones that were changed, in a history. */
@Injectable()
export class SlugsRepository {
  private readonly history = slugHistoryDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /**
   * `base`, or base-2, base-3 … when it is taken or reserved. Another transaction may take it meanwhile: the write then
   * fails with a duplicate key, and the caller starts again.
   */
  async allot(session: ClientSession, kind: SluggedKind, base: string): Promise<string> {
    const taken = new Set(reservedFor(kind));
    for (;;) {
      const slug = nextFreeSlug(base, (candidate) => taken.has(candidate));
      if (!(await this.isTaken(session, kind, slug))) return slug;
      taken.add(slug);
    }
  }

  /** Whether a live record of the kind has the slug. */
  async isTaken(session: ClientSession, kind: SluggedKind, slug: string): Promise<boolean> {
    const records = this.database.db.collection<Slugged>(COLLECTIONS[kind]);
    return (await records.findOne({ slug, deletedAt: null }, { session, projection: { _id: 1 } })) !== null;
  }

  /** Remembers that the record had this slug until now. */
  async remember(session: ClientSession, entry: Omit<SlugHistoryDocument, '_id'>): Promise<void> {
    await this.history.collection.insertOne({ _id: newId(), ...entry }, { session });
  }

  /** Id of the record that had the slug last; undefined when none ever had. */
  async findFormerOwner(kind: SluggedKind, slug: string): Promise<string | undefined> {
    const [newest] = await this.history.model
      .find({ kind, slug })
      .sort({ at: -1, _id: -1 })
      .limit(1)
      .lean<SlugHistoryDocument[]>();
    return newest?.id;
  }
}
