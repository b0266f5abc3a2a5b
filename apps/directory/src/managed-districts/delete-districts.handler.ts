import type { RequestContext, DeleteDistricts, ReplyOf, RequestOf } from '@tedarik/commands';
import { DistrictDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedDistrict, deleteDistrict } from '../district/district.js';
import { DistrictRepository } from '../district/district.repository.js';
import { SeoTextRemoval } from '../seo-text/seo-text-removal.js';
import { ReferenceLocks } from '../reference-locks.js';
import { SweepRepository } from '../sweep/sweep.repository.js';
import { Sweeper } from '../sweep/sweeper.js';

/**
 * Takes districts away: hidden at once, with the texts of their pages; the sweep then takes them from the locations that
 * were put there by hand. Once more changes nothing.
 */
@Injectable()
export class DeleteDistrictsHandler {
  constructor(
    private readonly database: Database,
    private readonly districts: DistrictRepository,
    private readonly seoTexts: SeoTextRemoval,
    private readonly locks: ReferenceLocks,
    private readonly sweeps: SweepRepository,
    private readonly sweeper: Sweeper,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof DeleteDistricts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteDistricts>> {
    const outcomes = await oneByOne(ids, (id) =>
      this.database.transaction((session) => this.delete(session, id, context)),
    );
    this.sweeper.soon();
    return { outcomes };
  }

  private async delete(session: ClientSession, id: string, context: RequestContext): Promise<void> {
    const before = await this.districts.getForUpdate(session, id);
    if (before.deletedAt) return;
    await this.locks.lockExclusively(session, id);
    const now = this.clock.now();
    const district = deleteDistrict(before, now);
    await this.districts.save(session, district);
    await this.seoTexts.withPage(session, { kind: 'district', key: id }, now);
    await this.sweeps.add(session, { of: 'district', recordId: id, moveTo: null });
    const { slug, version } = district;
    const data = { id, slug, deletedAt: now.toISOString() };
    await this.outbox.append(session, DistrictDeleted, { aggregateId: id, version, data });
    await this.auditTrail.record(session, context, { action: 'deleted', record: auditedDistrict(before), before });
  }
}
