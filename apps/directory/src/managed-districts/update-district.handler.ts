import { UpdateDistrict, type RequestContext, type RequestOf } from '@tedarik/commands';
import { DistrictChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { CurrentCounts } from '../counts/current-counts.js';
import { districtNameTaken, districtNotFound } from '../district/district.errors.js';
import {
  auditedDistrict,
  districtSlugSource,
  districtSnapshot,
  editDistrict,
  type District,
} from '../district/district.js';
import { districtFields } from './district-form.js';
import { DistrictRepository } from '../district/district.repository.js';
import { managedDistrict, type ManagedDistrict } from './managed-district.js';
import { Renaming } from '../slug/renaming.js';
import { slugWish } from '../slug/slug.js';

type Request = RequestOf<typeof UpdateDistrict>;

/** Saves an edited district. Another name or city brings another address, to which the former one leads. */
@Injectable()
export class UpdateDistrictHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly districts: DistrictRepository,
    private readonly renaming: Renaming,
    private readonly counts: CurrentCounts,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: Request, context: RequestContext): Promise<ManagedDistrict> {
    return this.commandLog.once(UpdateDistrict, request, context, (session) => this.update(session, request, context));
  }

  private async update(session: ClientSession, request: Request, context: RequestContext): Promise<ManagedDistrict> {
    const { id, revision, ...form } = request;
    const before = await this.districts.getForUpdate(session, id);
    if (before.deletedAt) throw districtNotFound(id);
    const edited = editDistrict(before, revision, districtFields(form));
    const holder = await this.districts.findNamed(session, edited);
    if (holder && holder.id !== id) throw districtNameTaken();
    const district = { ...edited, slug: await this.slugOf(session, edited) };

    await this.districts.save(session, district);
    const { version } = district;
    await this.outbox.append(session, DistrictChanged, { aggregateId: id, version, data: districtSnapshot(district) });
    const record = auditedDistrict(district);
    await this.auditTrail.record(session, context, { action: 'changed', record, before, after: district });
    return managedDistrict(district, (await this.counts.read()).ofDistrict(district));
  }

  private slugOf(session: ClientSession, district: District): Promise<string> {
    const { id, slug } = district;
    const wish = slugWish('semt', id, districtSlugSource(district));
    return this.renaming.follow(session, { kind: 'district', id, slug, at: this.clock.now() }, wish);
  }
}
