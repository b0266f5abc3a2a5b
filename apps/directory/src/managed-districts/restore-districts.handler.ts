import type { RequestContext, ReplyOf, RequestOf, RestoreDistricts } from '@tedarik/commands';
import { DistrictChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { districtNameTaken } from '../district/district.errors.js';
import { auditedDistrict, districtSnapshot, restoreDistrict, type District } from '../district/district.js';
import { DistrictRepository } from '../district/district.repository.js';
import { SeoTextRemoval } from '../seo-text/seo-text-removal.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { SweepRepository } from '../sweep/sweep.repository.js';
import { Sweeper } from '../sweep/sweeper.js';

/**
 * Undoes deletions: a district is there again at once, with the text of its page; the sweep then puts back the locations
 * that were there by hand. One that is there already is left as it is.
 */
@Injectable()
export class RestoreDistrictsHandler {
  constructor(
    private readonly database: Database,
    private readonly districts: DistrictRepository,
    private readonly slugs: SlugsRepository,
    private readonly seoTexts: SeoTextRemoval,
    private readonly sweeps: SweepRepository,
    private readonly sweeper: Sweeper,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof RestoreDistricts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RestoreDistricts>> {
    const outcomes = await oneByOne(ids, (id) =>
      this.database.transaction((session) => this.restore(session, id, context)),
    );
    this.sweeper.soon();
    return { outcomes };
  }

  private async restore(session: ClientSession, id: string, context: RequestContext): Promise<void> {
    const before = await this.districts.getForUpdate(session, id);
    if (!before.deletedAt) return;
    await this.checkItsPlaceIsFree(session, before);
    const district = restoreDistrict(before);
    await this.districts.save(session, district);
    await this.seoTexts.backWithPage(session, { kind: 'district', key: id }, this.clock.now());
    await this.sweeps.turnBack(session, 'district', id);
    const { version } = district;
    await this.outbox.append(session, DistrictChanged, { aggregateId: id, version, data: districtSnapshot(district) });
    const record = auditedDistrict(district);
    await this.auditTrail.record(session, context, { action: 'restored', record, after: district });
  }

  private async checkItsPlaceIsFree(session: ClientSession, district: District): Promise<void> {
    if (await this.districts.findNamed(session, district)) throw districtNameTaken();
    if (await this.slugs.isTaken(session, 'district', district.slug)) throw slugTaken(district.slug);
  }
}
