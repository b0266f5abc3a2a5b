import { Injectable } from '@nestjs/common';
import { EnsureDistricts, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { DistrictChanged, DistrictDeleted } from '@tedarik/events';
import { DISTRICT } from '@tedarik/fields';
import { RecordDependencies } from '@tedarik/records';
import type { Counts } from '../counts/counts.js';
import { type District, districtSnapshot, eraseDistrict, type OwnOfDistrict, placed } from '../district/district.js';
import { LinkParts } from './linked-records.js';
import { PageParts, PageRecords } from './page-records.js';

/**
 * Districts. Businesses whose address names a district belong to it automatically and are not rewritten. Only businesses that were assigned
 * by hand lose the district when it is deleted.
 */
@Injectable()
export class Districts extends PageRecords<typeof DISTRICT, OwnOfDistrict> {
  protected override readonly slugKind = 'semt';
  protected override readonly deleted = DistrictDeleted;

  constructor(parts: RecordDependencies, links: LinkParts, pages: PageParts) {
    super(DISTRICT, parts, links, pages, { slug: '', version: 1, cityKey: '' });
  }

  /** Finds or creates districts by city and folded name. Existing ones stay unchanged. */
  ensure(
    request: RequestOf<typeof EnsureDistricts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof EnsureDistricts>> {
    return this.parts.commandLog.once(EnsureDistricts, request, context, async (session) => {
      const made = request.districts.map((input) => this.made(input));
      const districts = await this.ensured(session, made);
      return { districts: districts.map(({ id, slug }) => ({ id, slug })) };
    });
  }

  protected override keysOf(fields: Pick<District, 'name' | 'city' | 'country'>) {
    return { ...super.keysOf(fields), ...placed(fields) };
  }

  /** ADM-DIST-05 */
  protected override identityOf({ cityKey, nameKey }: Pick<District, 'cityKey' | 'nameKey'>): string {
    return `${cityKey}/${nameKey}`;
  }

  protected override countOf(counts: Counts, district: District): number {
    return counts.ofDistrict(district);
  }

  /** PUB-DIST-05 */
  protected override slugSource({ name, city }: District): string {
    return `${city}-${name}`;
  }

  protected override factOf(district: District) {
    return { definition: DistrictChanged, data: districtSnapshot(district) };
  }

  protected override tombstoneOf(district: District): District {
    return eraseDistrict(district);
  }
}
