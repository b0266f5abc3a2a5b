import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { businessDocuments, type BusinessDocument } from '../business/business.schema.js';
import type { Clues, RecognizableBusiness } from './recognize.js';

const PROJECTION = {
  slug: 1,
  name: 1,
  nameKey: 1,
  placeId: 1,
  placeKeys: 1,
  'locations.address': 1,
  'locations.city': 1,
  'locations.cityKey': 1,
  'locations.latitude': 1,
  'locations.longitude': 1,
  'locations.isHeadquarters': 1,
} as const;

/** Live businesses as rows of an import are compared with them. */
@Injectable()
export class RecognizableBusinesses {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Those to which one of the clues leads, each once, the oldest first: three queries, whatever their number. */
  async find({ placeIds, nameKeys, placeKeys }: Clues): Promise<RecognizableBusiness[]> {
    const found = await Promise.all([
      this.list({ placeId: { $in: placeIds } }),
      this.list({ nameKey: { $in: nameKeys } }),
      this.list({ placeKeys: { $in: placeKeys } }),
    ]);
    const byId = new Map(found.flat().map(({ _id, ...business }) => [_id, { id: _id, ...business }]));
    return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  private list(filter: object) {
    return this.stored.collection
      .find<Omit<RecognizableBusiness, 'id'> & Pick<BusinessDocument, '_id'>>(
        { ...filter, deletedAt: null },
        { projection: PROJECTION },
      )
      .toArray();
  }
}
