import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@tedarik/commands';
import type { RecordDescription } from '@tedarik/fields';
import { Outbox, type OutboxEntry } from '@tedarik/outbox';
import type { RecordDependencies, RecordStore, StoredRecord } from '@tedarik/records';
import type { SlugKind } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { SeoTextRemoval } from '../seo-text/seo-text-removal.js';
import { Renaming } from '../slug/renaming.js';
import { slugTaken } from '../slug/slug.errors.js';
import { slugWish } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { LinkedRecords, type LinkParts } from './linked-records.js';

/** Further dependencies of tables of records with pages. */
@Injectable()
export class PageParts {
  constructor(
    readonly slugs: SlugsRepository,
    readonly renaming: Renaming,
    readonly seoTexts: SeoTextRemoval,
    readonly outbox: Outbox,
  ) {}
}

/** `version` counts stored changes, `revision` only saves of an editor. */
export interface Page {
  slug: string;
  version: number;
}
type Fact = Pick<OutboxEntry, 'definition' | 'data'>;
type WithPage = RecordDescription & { one: 'category' | 'district' };

/**
 * Linked records that have a page: the slug is derived from the name, the text of the page is deleted and restored with the record, and
 * each change is published as an event. An erased record keeps its id, address and version.
 */
export abstract class PageRecords<R extends WithPage, Own extends Page> extends LinkedRecords<R, Own> {
  protected abstract readonly slugKind: SlugKind;
  protected abstract readonly deleted: Fact['definition'];

  constructor(
    record: R,
    parts: RecordDependencies,
    links: LinkParts,
    protected readonly pages: PageParts,
    own: Own,
    store?: RecordStore<R, Own>,
  ) {
    super(record, parts, links, own, store);
  }

  /** The text from which the slug is derived. */
  protected slugSource({ name }: StoredRecord<R, Own>): string {
    return name;
  }

  /** The event of a new, changed or restored record. */
  protected abstract factOf(record: StoredRecord<R, Own>, before?: StoredRecord<R, Own>): Fact;
  /** The part of a deleted record that is kept for good. */
  protected abstract tombstoneOf(record: StoredRecord<R, Own>): StoredRecord<R, Own>;

  protected override async columns() {
    const columnsOf = await super.columns();
    return (record: StoredRecord<R, Own>) => ({ ...columnsOf(record), slug: record.slug });
  }

  /** Restores in reverse order, so that each record returns to its former position in a business's list. */
  override async restore({ ids }: { ids: string[] }, context: RequestContext) {
    const { outcomes } = await super.restore({ ids: ids.toReversed() }, context);
    return { outcomes: outcomes.toReversed() };
  }

  /** The slug of a new record is only a wish; it gets a number when it is taken. */
  protected override async add(session: ClientSession, records: StoredRecord<R, Own>[]) {
    const wishes = records.map((record) => this.wishOf(record, record.slug));
    const slugs = await this.pages.slugs.allot(session, this.record.one, wishes);
    const added = records.map((record, at) => ({ ...record, slug: slugs[at]! }));
    await super.add(session, added);
    await this.tell(session, added, (record) => this.factOf(record));
    return added;
  }

  /** After a rename, the former address redirects to the new one. */
  protected override async save(
    session: ClientSession,
    changed: StoredRecord<R, Own>,
    before: StoredRecord<R, Own>,
  ): Promise<StoredRecord<R, Own>> {
    const isEdited = changed.revision !== before.revision;
    const slug = isEdited ? await this.slugAfter(session, changed) : changed.slug;
    const record = await super.save(session, { ...changed, slug, version: before.version + 1 }, before);
    if (!record.deletedAt) await this.tell(session, [record], () => this.factOf(record, before));
    return record;
  }

  private slugAfter(session: ClientSession, record: StoredRecord<R, Own>): Promise<string> {
    const { id, slug } = record;
    const renamed = { kind: this.record.one, id, slug, at: this.parts.clock.now() };
    return this.pages.renaming.follow(session, renamed, this.wishOf(record));
  }

  private wishOf(record: StoredRecord<R, Own>, wish?: string) {
    return slugWish(this.slugKind, record.id, this.slugSource(record), wish);
  }

  protected override async remove(
    session: ClientSession,
    before: StoredRecord<R, Own>,
    into: { id: string; name: string } | null = null,
  ): Promise<StoredRecord<R, Own>> {
    const { id, slug } = before;
    // Running sweeps that move links to this record are redirected to its replacement.
    await this.links.sweeps.redirect(session, id, into?.id ?? null);
    const record = await super.remove(session, before, into);
    const deletedAt = record.deletedAt!;
    await this.pages.seoTexts.withPage(session, { kind: this.record.one, key: id }, deletedAt);
    const merged = into && { merged: { name: before.name, into: into.name } };
    const data = { id, slug, deletedAt: deletedAt.toISOString(), ...merged };
    await this.tell(session, [record], () => ({ definition: this.deleted, data }));
    return record;
  }

  protected override async onRestore(session: ClientSession, record: StoredRecord<R, Own>): Promise<void> {
    await this.pages.seoTexts.backWithPage(session, { kind: this.record.one, key: record.id }, this.parts.clock.now());
    await super.onRestore(session, record);
  }

  protected override async checkFree(
    session: ClientSession,
    record: StoredRecord<R, Own>,
    before?: StoredRecord<R, Own>,
  ): Promise<void> {
    await super.checkFree(session, record, before);
    if (!before?.deletedAt) return;
    if (await this.pages.slugs.isTaken(session, this.record.one, record.slug)) throw slugTaken(record.slug);
  }

  protected override async erase(session: ClientSession, deleted: readonly StoredRecord<R, Own>[]): Promise<void> {
    const kind = this.record.one;
    for (const record of deleted) {
      await this.store.save(session, this.tombstoneOf(record));
      await this.pages.seoTexts.eraseWithPage(session, { kind, key: record.id });
    }
    await this.parts.auditTrail.erase(
      session,
      'seo-text',
      deleted.map(({ id }) => `${kind}:${id}`),
    );
  }

  private tell(
    session: ClientSession,
    records: readonly StoredRecord<R, Own>[],
    factOf: (record: StoredRecord<R, Own>) => Fact,
  ): Promise<void> {
    const entries = records.map((record) => ({ aggregateId: record.id, version: record.version, ...factOf(record) }));
    return this.pages.outbox.appendMany(session, entries);
  }
}
