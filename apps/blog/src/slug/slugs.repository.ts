import { Injectable } from '@nestjs/common';
import { Slugs } from '@tedarik/records';
import { Database } from '@tedarik/service-kit';
import { nextFreeSlug } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { reservedFor, type SluggedKind } from './slug.js';

@Injectable()
export class SlugsRepository extends Slugs<SluggedKind> {
  protected readonly collections = { post: 'posts', category: 'categories' };

  constructor(database: Database) {
    super(database);
  }

  /**
   * Returns `base`, or base-2, base-3 … when it is taken or reserved. If another transaction takes it meanwhile, the write fails with a
   * duplicate key, and the caller must start again.
   */
  allot(session: ClientSession, kind: SluggedKind, base: string): Promise<string> {
    return this.firstFree(kind, base, (slug) => this.isTaken(session, kind, slug));
  }

  /** The slug that `allot` would return now, without reserving it. The record `exceptId` may have it already. */
  suggest(kind: SluggedKind, base: string, exceptId: string | null): Promise<string> {
    return this.firstFree(kind, base, async (slug) => {
      const owner = await this.findOwner(kind, slug);
      return owner !== undefined && owner !== exceptId;
    });
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
}
