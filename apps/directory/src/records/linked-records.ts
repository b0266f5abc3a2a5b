import type { RecordDescription, ValuesOf } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { type RecordParts, Records, type RecordStore, type StoredRecord } from '@tedarik/records';
import type { ClientSession } from 'mongoose';
import type { Counts } from '../counts/counts.js';
import { CurrentCounts } from '../counts/current-counts.js';
import { ReferenceLocks } from '../reference-locks.js';
import type { SweptKind } from '../sweep/sweep.js';
import { Sweeper } from '../sweep/sweeper.js';
import { SweepRepository } from '../sweep/sweep.repository.js';

/** What a table of records that businesses point at works with besides. */
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
 * Records that businesses point at. A deleted one is taken from them by the sweep, and given back when it is restored.
 * Businesses show another name at their next reading: there is no event.
 */
export abstract class LinkedRecords<R extends Linked, Own extends object = object> extends Records<R, Own> {
  constructor(
    record: R,
    parts: RecordParts,
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

  /** Businesses get the record `into` in its place; with null, none. */
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
