import { Injectable } from '@nestjs/common';
import { RECENT_ON_PANEL } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { businessDocuments, fromDocument, type BusinessDocument } from '../business/business.schema.js';
import type { Business } from '../business/business.js';

/** Only what is not deleted has a standing. */
const STORED = { standing: { $gt: '' } } as object as mongo.Filter<BusinessDocument>;

/** Whether anything stored is found: one look into the index, however much there is. */
const ANY_STORED = [{ $match: STORED }, { $limit: 1 }, { $project: { _id: 1 } }];

/** What the dashboard counts, from indexes alone: right when it is read, and as fast at a hundred thousand businesses. */
@Injectable()
export class PanelRepository {
  private readonly businesses = businessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  countBusinesses(): Promise<number> {
    return this.businesses.collection.countDocuments(STORED, { hint: 'managedByStanding' });
  }

  /** Categories with a business; two of them never have one name. */
  async countCategories(): Promise<number> {
    return this.countWithBusinesses(
      this.database.db
        .collection('categories')
        .aggregate<{ count: number }>([
          { $match: { deletedAt: null } },
          { $project: { key: '$_id' } },
          ...havingBusinesses('categoryIds'),
        ]),
    );
  }

  /** The keys of all cities are read off their index, one look each; those that only deleted businesses have are dropped. */
  async countCities(): Promise<number> {
    const keys = (await this.businesses.collection.distinct('locations.cityKey')) as string[];
    if (keys.length === 0) return 0;
    return this.countWithBusinesses(
      this.database.db.aggregate<{ count: number }>([
        { $documents: keys.map((key) => ({ key })) },
        ...havingBusinesses('locations.cityKey'),
      ]),
    );
  }

  /** Newest first. */
  async listRecent(): Promise<Business[]> {
    const found = this.businesses.collection
      .find<BusinessDocument>(STORED, { hint: 'managedByArrival' })
      .sort({ createdAt: -1, _id: -1 })
      .limit(RECENT_ON_PANEL);
    return (await found.toArray()).map(fromDocument);
  }

  private async countWithBusinesses(cursor: mongo.AggregationCursor<{ count: number }>): Promise<number> {
    return (await cursor.next())?.count ?? 0;
  }
}

const havingBusinesses = (field: string): object[] => [
  { $lookup: { from: 'businesses', localField: 'key', foreignField: field, pipeline: ANY_STORED, as: 'businesses' } },
  { $match: { businesses: { $ne: [] } } },
  { $count: 'count' },
];
