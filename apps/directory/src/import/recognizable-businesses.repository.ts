import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { BusinessRepository } from '../business/business.repository.js';
import { businessDocuments, type BusinessDocument } from '../business/business.schema.js';
import type { FoundBusiness, LookupKeys } from './recognize.js';
import type { Candidate, WeighedLookupKeys } from './weigh.js';

const FOUND = { nameKey: 1, placeId: 1, placeKeys: 1, matchKeys: 1, importIds: 1 } as const;
const REST = {
  slug: 1,
  name: 1,
  'locations.address': 1,
  'locations.city': 1,
  'locations.cityKey': 1,
  'locations.borough': 1,
  'locations.latitude': 1,
  'locations.longitude': 1,
  'locations.isHeadquarters': 1,
} as const;

/** Limit of businesses per query, e.g. for the name of a chain; comparing with more is not worth the effort. */
const MOST_CANDIDATES = 4_000;

const WITHOUT_PLACE_ID = { filter: { placeId: null } };

interface Options {
  filter?: object;
  limit?: number;
  hint?: string;
}

/** Live businesses with the fields by which rows of an import are compared with them. */
@Injectable()
export class RecognizableBusinesses {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
  ) {}

  /**
   * Businesses that match at least one of the clues, the oldest first, read with a constant number of queries. A business into which others
   * were merged is returned again for each of them, with that one's name key and place id.
   */
  async find(clues: LookupKeys, weighed: WeighedLookupKeys | null): Promise<FoundBusiness[]> {
    const { placeIds, nameKeys, placeKeys, placeKeysWithoutPlaceId } = clues;
    const [merged, ...found] = await Promise.all([
      this.businesses.findMerged(nameKeys, placeIds),
      this.listBy('placeId', placeIds),
      this.listBy('nameKey', nameKeys),
      this.listBy('placeKeys', placeKeys),
      this.listBy('placeKeys', placeKeysWithoutPlaceId, { ...WITHOUT_PLACE_ID, hint: 'placeKeysWithoutPlaceId' }),
      ...(weighed ? this.listWeighed(weighed) : []),
    ]);
    const heirs =
      merged.length > 0
        ? await this.listBy(
            '_id',
            merged.map(({ heirId }) => heirId),
          )
        : [];
    const byId = new Map([...found.flat(), ...heirs].map((business) => [business.id, business]));
    const known = [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
    const aliases = merged.flatMap(({ heirId, nameKey, placeId }) => {
      const heir = byId.get(heirId);
      return heir ? [{ ...heir, nameKey, placeId }] : [];
    });
    return [...known, ...aliases];
  }

  /** Businesses at these street keys, except those that the import has written. */
  async readAtStreets(streetKeys: readonly string[], importId: string): Promise<Candidate[]> {
    return this.read(await this.listBy('placeKeys', streetKeys, { filter: { importIds: { $ne: importId } } }));
  }

  /** Reads the rest of the businesses. Leaves out those that were deleted meanwhile. */
  async read(found: readonly FoundBusiness[]): Promise<Candidate[]> {
    if (found.length === 0) return [];
    const filter = { _id: { $in: [...new Set(found.map(({ id }) => id))] }, deletedAt: null };
    const rests = await this.stored.collection
      .find<Omit<Candidate, keyof FoundBusiness> & Pick<BusinessDocument, '_id'>>(filter, { projection: REST })
      .toArray();
    const byId = new Map(rests.map(({ _id, ...rest }) => [_id, rest]));
    return found.flatMap((business) => {
      const rest = byId.get(business.id);
      return rest ? [{ ...business, ...rest }] : [];
    });
  }

  private listWeighed({ importId, contactKeys, nameKeys, nameKeysWithoutPlaceId }: WeighedLookupKeys) {
    const ofOthers = { importIds: { $ne: importId } };
    return [
      this.listBy('matchKeys', contactKeys, { filter: ofOthers }),
      this.listBy('matchKeys', nameKeys, { filter: ofOthers, limit: MOST_CANDIDATES }),
      this.listBy('matchKeys', nameKeysWithoutPlaceId, {
        filter: { ...ofOthers, ...WITHOUT_PLACE_ID.filter },
        hint: 'matchKeysWithoutPlaceId',
        limit: MOST_CANDIDATES,
      }),
    ];
  }

  private async listBy(
    field: string,
    values: readonly string[],
    { filter, ...options }: Options = {},
  ): Promise<FoundBusiness[]> {
    if (values.length === 0) return [];
    const found = await this.stored.collection
      .find<Omit<FoundBusiness, 'id'> & Pick<BusinessDocument, '_id'>>(
        { [field]: { $in: [...values] }, ...filter, deletedAt: null },
        { projection: FOUND, ...options },
      )
      .toArray();
    return found.map(({ _id: id, ...business }) => ({ id, ...business }));
  }
}
