import { Injectable } from '@nestjs/common';
import { Database, newId } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { allotSlugs, crowdedBases, numberedRange, plainSlugs, type SlugWish } from './slug.js';
import { slugHistoryDocuments, type SlugHistoryDocument, type SluggedKind } from './slug-history.schema.js';

interface Slugged {
  _id: string;
  slug: string;
  deletedAt: Date | null;
}

const COLLECTIONS: Record<SluggedKind, string> = {
  business: 'businesses',
  category: 'categories',
  district: 'districts',
};

/** Slugs: unique over the live records of a kind, by a unique index; the ones that were changed, in a history. */
@Injectable()
export class SlugsRepository {
  private readonly history = slugHistoryDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /**
   * Free slugs for new records, in two queries at most however many there are. Another transaction may take one
   * meanwhile: the write then fails with a duplicate key, and the caller starts again.
   */
  async allot(session: ClientSession, kind: SluggedKind, wishes: readonly SlugWish[]): Promise<string[]> {
    const taken = await this.findTaken(session, kind, { slug: { $in: plainSlugs(wishes) } });
    const crowded = crowdedBases(wishes, taken);
    if (crowded.length > 0) {
      const numbered = crowded.map((base) => ({ slug: numberedRange(base) }));
      for (const slug of await this.findTaken(session, kind, { $or: numbered })) taken.add(slug);
    }
    return allotSlugs(wishes, taken);
  }

  /** Whether a live record of the kind has the slug. */
  async isTaken(session: ClientSession, kind: SluggedKind, slug: string): Promise<boolean> {
    return (await this.findTaken(session, kind, { slug })).size > 0;
  }

  private async findTaken(
    session: ClientSession,
    kind: SluggedKind,
    filter: mongo.Filter<Slugged>,
  ): Promise<Set<string>> {
    const records = this.database.db.collection<Slugged>(COLLECTIONS[kind]);
    const found = records.find({ ...filter, deletedAt: null }, { session, projection: { _id: 0, slug: 1 } });
    return new Set((await found.toArray()).map(({ slug }) => slug));
  }

  /** Remembers that the record had this slug until now. */
  async remember(session: ClientSession, entry: Omit<SlugHistoryDocument, '_id'>): Promise<void> {
    await this.history.collection.insertOne({ _id: newId(), ...entry }, { session });
  }

  /** Slugs of a kind that no live record has: where each leads, null when to a record that was deleted. SLUG-09. */
  async listFormer(kind: SluggedKind): Promise<Map<string, string | null>> {
    const records = await this.database.db
      .collection<Slugged>(COLLECTIONS[kind])
      .find({}, { projection: { slug: 1, deletedAt: 1 } })
      .toArray();
    const history = await this.history.model.find({ kind }).sort({ at: 1, _id: 1 }).lean<SlugHistoryDocument[]>();
    const live = new Map(records.flatMap(({ _id, slug, deletedAt }) => (deletedAt ? [] : [[_id, slug] as const])));
    const former = new Map<string, string | null>();
    for (const { slug, deletedAt } of records) if (deletedAt) former.set(slug, null);
    for (const { slug, id } of history) former.set(slug, live.get(id) ?? null);
    for (const slug of live.values()) former.delete(slug);
    return former;
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
