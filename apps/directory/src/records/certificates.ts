import { CERTIFICATE } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { RecordParts, Records, type StoredRecord } from '@tedarik/records';
import type { ClientSession } from 'mongoose';
import { CurrentCounts } from '../counts/current-counts.js';
import { Holds } from '../sweep/holds.js';
import { Sweeper } from '../sweep/sweeper.js';
import { SweepRepository } from '../sweep/sweep.repository.js';

export type Certificate = StoredRecord<typeof CERTIFICATE>;

/**
 * Kinds of certificates. A deleted one is taken from the businesses that hold it by the sweep, and given back to them when
 * it is restored. Businesses show another name at their next reading: there is no event.
 */
@Injectable()
export class Certificates extends Records<typeof CERTIFICATE> {
  constructor(
    parts: RecordParts,
    private readonly counts: CurrentCounts,
    private readonly holds: Holds,
    private readonly sweeps: SweepRepository,
    private readonly sweeper: Sweeper,
  ) {
    super(CERTIFICATE, parts);
  }

  protected override async columns() {
    const counts = await this.counts.read();
    return ({ id }: Certificate) => ({ businessCount: counts.ofRecord('certificate', id) });
  }

  protected override async onDelete(session: ClientSession, { id }: Certificate): Promise<void> {
    await this.holds.claim(session, id);
    await this.sweeps.add(session, { of: 'certificate', recordId: id, moveTo: null });
  }

  protected override onRestore(session: ClientSession, { id }: Certificate): Promise<void> {
    return this.sweeps.turnBack(session, 'certificate', id);
  }

  protected override afterwards(): void {
    this.sweeper.soon();
  }
}
