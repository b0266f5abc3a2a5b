import { Injectable } from '@nestjs/common';
import { RECENT_ON_PANEL } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { businessDocuments, fromDocument, type BusinessDocument } from '../business/business.schema.js';
import type { Business } from '../business/business.js';

/** Only businesses that are not deleted have a standing. */
const STORED = { standing: { $gt: '' } } as object as mongo.Filter<BusinessDocument>;

/** Finds at most one stored business with a single index look-up, however many there are. */
const ANY_STORED = [{ $match: STORED }, { $limit: 1 }, { $project: { _id: 1 } }];

/** Figures of the dashboard, computed from indexes alone: exact at the time of reading, and still fast at a hundred thousand businesses. */
@Injectable()
export class PanelRepository {
  private readonly businesses = businessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  countBusinesses(): Promise<number> {
    return this.businesses.collection.countDocuments(STORED, { hint: 'managedByStanding' });
  }

  /** Number of live categories with at least one business. Names of live categories are unique. */
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

  /** Reads the keys of all cities from their index, then drops those that only deleted businesses have. */
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

  /** The latest businesses, newest first. */
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
