import { EnsureDistricts, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { DistrictChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import {
  createDistrict,
  districtIdentity,
  districtSlugSource,
  districtSnapshot,
  type District,
  type NewDistrict,
} from '../district/district.js';
import { DistrictRepository } from '../district/district.repository.js';
import { slugWish } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Request = RequestOf<typeof EnsureDistricts>;
type Ensured = ReplyOf<typeof EnsureDistricts>;

/** Finds or creates districts by city and folded name. One that is there stays as it is. */
@Injectable()
export class EnsureDistrictsHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly districts: DistrictRepository,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<Ensured> {
    const ensured = await this.commandLog.once(EnsureDistricts, request, context, (session) =>
      this.ensure(session, request.districts),
    );
    return ensured;
  }

  private async ensure(session: ClientSession, inputs: NewDistrict[]): Promise<Ensured> {
    const wanted = new Map(inputs.toReversed().map((input) => [keyOf(districtIdentity(input)), input]));
    const names = inputs.map((input) => districtIdentity(input).nameKey);
    const known = await this.districts.findByNames(session, names);
    for (const district of known) wanted.delete(keyOf(district));
    const created = await this.create(session, [...wanted.values()].toReversed());

    const byKey = new Map([...known, ...created].map((district) => [keyOf(district), district]));
    const districts = inputs.flatMap((input) => byKey.get(keyOf(districtIdentity(input))) ?? []);
    return { districts: districts.map(({ id, slug }) => ({ id, slug })) };
  }

  private async create(session: ClientSession, inputs: NewDistrict[]): Promise<District[]> {
    const wishes = inputs.map((input) => ({ id: newId(), input }));
    const slugs = await this.slugs.allot(
      session,
      'district',
      wishes.map(({ id, input }) => slugWish('semt', id, districtSlugSource(input))),
    );
    const now = this.clock.now();
    const created = wishes.map(({ id, input }, index) => createDistrict(input, id, slugs[index] ?? '', now));
    await this.districts.addMany(session, created);
    await this.outbox.appendMany(
      session,
      created.map((district) => ({
        definition: DistrictChanged,
        aggregateId: district.id,
        version: district.version,
        data: districtSnapshot(district),
        lane: 'live',
      })),
    );
    return created;
  }
}

const keyOf = ({ cityKey, nameKey }: Pick<District, 'cityKey' | 'nameKey'>): string => `${cityKey}/${nameKey}`;
