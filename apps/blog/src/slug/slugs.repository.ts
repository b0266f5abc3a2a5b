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
  allot(session: ClientSession, kind: SluggedKind, base: string): Promise<string> {
    return this.firstFree(kind, base, (slug) => this.isTaken(session, kind, slug));
  }

  /** What `allot` would answer now, without holding it for anybody. `exceptId` may have it already. */
  suggest(kind: SluggedKind, base: string, exceptId: string | null): Promise<string> {
    return this.firstFree(kind, base, async (slug) => {
      const owner = await this.findOwner(kind, slug);
      return owner !== undefined && owner !== exceptId;
    });
  }

  /** Whether a live record of the kind has the slug. */
  async isTaken(session: ClientSession, kind: SluggedKind, slug: string): Promise<boolean> {
    return (await this.findOwner(kind, slug, session)) !== undefined;
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

  private async firstFree(
    kind: SluggedKind,
    base: string,
    isTaken: (slug: string) => Promise<boolean>,
  ): Promise<string> {
    const taken = new Set(reservedFor(kind));
    for (;;) {
      const slug = nextFreeSlug(base, (candidate) => taken.has(candidate));
      if (!(await isTaken(slug))) return slug;
      taken.add(slug);
    }
  }

  private async findOwner(kind: SluggedKind, slug: string, session?: ClientSession): Promise<string | undefined> {
    const records = this.database.db.collection<Slugged>(COLLECTIONS[kind]);
    const options = { projection: { _id: 1 }, ...(session && { session }) };
    return (await records.findOne({ slug, deletedAt: null }, options))?._id;
  }
}
