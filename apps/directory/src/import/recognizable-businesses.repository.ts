import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { BusinessRepository } from '../business/business.repository.js';
import { businessDocuments, type BusinessDocument } from '../business/business.schema.js';
import type { Clues } from './recognize.js';
import type { Candidate } from './weigh.js';

const PROJECTION = {
  slug: 1,
  name: 1,
  nameKey: 1,
  placeId: 1,
  placeKeys: 1,
  matchKeys: 1,
  importIds: 1,
  phone: 1,
  whatsapp: 1,
  websiteUrl: 1,
  'locations.address': 1,
  'locations.city': 1,
  'locations.cityKey': 1,
  'locations.borough': 1,
  'locations.phone': 1,
  'locations.latitude': 1,
  'locations.longitude': 1,
  'locations.isHeadquarters': 1,
} as const;

/** More than rows of a batch can be compared with for little: names of a chain. */
const MOST_CANDIDATES = 4_000;

/** Live businesses as rows of an import are compared with them. */
@Injectable()
export class RecognizableBusinesses {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
  ) {}

  /**
   * Those to which one of the clues leads, the oldest first: a few queries, whatever their number. One into which others
   * were merged is there once more under what each of them was known by.
   */
  async find({ placeIds, nameKeys, placeKeys, matchKeys }: Clues): Promise<Candidate[]> {
    const [merged, ...found] = await Promise.all([
      this.businesses.findMerged(nameKeys, placeIds),
      this.list({ placeId: { $in: placeIds } }),
      this.list({ nameKey: { $in: nameKeys } }),
      this.list({ placeKeys: { $in: placeKeys } }),
      this.list({ matchKeys: { $in: matchKeys } }, MOST_CANDIDATES),
    ]);
    const heirs = merged.length > 0 ? await this.list({ _id: { $in: merged.map(({ heirId }) => heirId) } }) : [];
    const byId = new Map([...found.flat(), ...heirs].map(({ _id, ...business }) => [_id, { id: _id, ...business }]));
    const known = [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
    const aliases = merged.flatMap(({ heirId, nameKey, placeId }) => {
      const heir = byId.get(heirId);
      return heir ? [{ ...heir, nameKey, placeId }] : [];
    });
    return [...known, ...aliases];
  }

  private list(filter: object, limit = 0) {
    return this.stored.collection
      .find<Omit<Candidate, 'id'> & Pick<BusinessDocument, '_id'>>(
        { ...filter, deletedAt: null },
        { projection: PROJECTION, limit },
      )
      .toArray();
  }
}
