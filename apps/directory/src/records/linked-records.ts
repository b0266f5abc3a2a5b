import type { RecordDescription, ValuesOf } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { type RecordDependencies, Records, type RecordStore, type StoredRecord } from '@tedarik/records';
import type { ClientSession } from 'mongoose';
import type { Counts } from '../counts/counts.js';
import { CurrentCounts } from '../counts/current-counts.js';
import { ReferenceLocks } from '../reference-locks.js';
import type { SweptKind } from '../sweep/sweep.js';
import { Sweeper } from '../sweep/sweeper.js';
import { SweepRepository } from '../sweep/sweep.repository.js';

/** Further dependencies of tables of records to which businesses refer. */
@Injectable()
export class LinkParts {
  constructor(
    readonly counts: CurrentCounts,
    readonly locks: ReferenceLocks,
    readonly sweeps: SweepRepository,
    readonly sweeper: Sweeper,
  ) {}
}

type Linked = RecordDescription & { one: SweptKind };

/**
 * Records to which businesses refer. When one is deleted, a sweep removes it from the businesses; when it is restored, they get it back. A
 * rename needs no event: businesses show the new name when they are read next.
 */
export abstract class LinkedRecords<R extends Linked, Own extends object = object> extends Records<R, Own> {
  constructor(
    record: R,
    parts: RecordDependencies,
    protected readonly links: LinkParts,
    own?: Own,
    store?: RecordStore<R, Own>,
  ) {
    super(record, parts, own, store);
  }

  protected override async columns() {
    const counts = await this.links.counts.read();
    return (record: StoredRecord<R, Own>) =>
      ({ businessCount: this.countOf(counts, record) }) as ValuesOf<R['columns']>;
  }

  protected countOf(counts: Counts, { id }: StoredRecord<R, Own>): number {
    return counts.ofRecord(this.record.one, id);
  }

  /** Removes the record from the businesses that have it; with `into`, it is replaced by that record. */
  protected override async remove(
    session: ClientSession,
    before: StoredRecord<R, Own>,
    into: { id: string } | null = null,
  ): Promise<StoredRecord<R, Own>> {
    await this.links.locks.lockExclusively(session, before.id);
    await this.links.sweeps.add(session, { of: this.record.one, recordId: before.id, moveTo: into?.id ?? null });
    return super.remove(session, before);
  }

  protected override onRestore(session: ClientSession, { id }: StoredRecord<R, Own>): Promise<void> {
    return this.links.sweeps.turnBack(session, this.record.one, id);
  }

  protected override afterwards(): void {
    this.links.sweeper.soon();
  }
}
