import { Injectable } from '@nestjs/common';
import { type FormerSlug, type Slugged, Slugs } from '@tedarik/records';
import { Database } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { allotSlugs, crowdedBases, numberedRange, plainSlugs, type SluggedKind, type SlugWish } from './slug.js';

@Injectable()
export class SlugsRepository extends Slugs<SluggedKind> {
  protected readonly collections = { business: 'businesses', category: 'categories', district: 'districts' };

  constructor(database: Database) {
    super(database);
  }

  /**
   * Free slugs for new records, with at most two queries for any number of records. If another transaction takes one meanwhile, the write
   * fails with a duplicate key, and the caller must start again.
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

  private async findTaken(
    session: ClientSession,
    kind: SluggedKind,
    filter: mongo.Filter<Slugged>,
  ): Promise<Set<string>> {
    const options = { session, projection: { _id: 0, slug: 1 } };
    const found = this.recordsOf(kind).find({ ...filter, deletedAt: null }, options);
    return new Set((await found.toArray()).map(({ slug }) => slug));
  }

  /** Former slugs of a kind that no live record has, each with the current slug of its record; null when that was deleted (SLUG-09). */
  async listFormer(kind: SluggedKind): Promise<Map<string, string | null>> {
    const records = await this.recordsOf(kind)
      .find({}, { projection: { slug: 1, deletedAt: 1 } })
      .toArray();
    const history = await this.history.model.find({ kind }).sort({ at: 1, _id: 1 }).lean<FormerSlug[]>();
    const live = new Map(records.flatMap(({ _id, slug, deletedAt }) => (deletedAt ? [] : [[_id, slug] as const])));
    const former = new Map<string, string | null>();
    for (const { slug, deletedAt } of records) if (deletedAt) former.set(slug, null);
    for (const { slug, id } of history) former.set(slug, live.get(id) ?? null);
    for (const slug of live.values()) former.delete(slug);
    return former;
  }
}
