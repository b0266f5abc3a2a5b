import { CreateDistrict, type RequestContext, type RequestOf } from '@tedarik/commands';
import { DistrictChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { CurrentCounts } from '../counts/current-counts.js';
import { districtNameTaken } from '../district/district.errors.js';
import { auditedDistrict, createDistrict, districtSlugSource, districtSnapshot } from '../district/district.js';
import { districtFields } from './district-form.js';
import { DistrictRepository } from '../district/district.repository.js';
import { managedDistrict, type ManagedDistrict } from './managed-district.js';
import { slugWish } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Request = RequestOf<typeof CreateDistrict>;

/** Adds a district; its folded name must be free in its city. Businesses whose addresses name it belong to it at once. */
@Injectable()
export class CreateDistrictHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly districts: DistrictRepository,
    private readonly slugs: SlugsRepository,
    private readonly counts: CurrentCounts,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: Request, context: RequestContext): Promise<ManagedDistrict> {
    return this.commandLog.once(CreateDistrict, request, context, (session) => this.create(session, request, context));
  }

  private async create(session: ClientSession, request: Request, context: RequestContext): Promise<ManagedDistrict> {
    const fields = districtFields(request);
    const id = newId();
    const [slug = ''] = await this.slugs.allot(session, 'district', [slugWish('semt', id, districtSlugSource(fields))]);
    const district = createDistrict(fields, id, slug, this.clock.now());
    if (await this.districts.findNamed(session, district)) throw districtNameTaken();
    await this.districts.addMany(session, [district]);
    const { version } = district;
    await this.outbox.append(session, DistrictChanged, { aggregateId: id, version, data: districtSnapshot(district) });
    const record = auditedDistrict(district);
    await this.auditTrail.record(session, context, { action: 'created', record, after: district });
    return managedDistrict(district, (await this.counts.read()).ofDistrict(district));
  }
}
