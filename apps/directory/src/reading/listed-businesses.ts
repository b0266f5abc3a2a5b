import {
  type ListBusinesses,
  type ListBusinessesByIds,
  type ListedBusiness,
  type ListPublicAddresses,
  type ListRecentBusinesses,
  LOCATIONS_IN_LISTS,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { type Arrival, BusinessListRepository } from '../business/business-list.repository.js';
import { snapshotOf, type Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { shortened } from './shortened.js';

type Stretch = RequestOf<typeof ListPublicAddresses>;

/** Lists of public businesses, read through MongoDB indexes. */
@Injectable()
export class ListedBusinesses {
  constructor(
    private readonly lists: BusinessListRepository,
    private readonly businesses: BusinessRepository,
  ) {}

  /** A page of public businesses. */
  async list(request: RequestOf<typeof ListBusinesses>): Promise<ReplyOf<typeof ListBusinesses>> {
    const { businesses, ...totals } = await this.lists.list(request);
    return { businesses: businesses.map(listedBusiness), ...totals };
  }

  /** Public businesses in the order of the ids; a merged business is replaced by the one into which it was merged. */
  async byIds({ ids }: RequestOf<typeof ListBusinessesByIds>): Promise<ReplyOf<typeof ListBusinessesByIds>> {
    const heirs = await this.businesses.findHeirs(ids);
    const present = [...new Set(ids.map((id) => heirs.get(id) ?? id))];
    const formerIds = (heirId: string) => ids.filter((id) => heirs.get(id) === heirId);
    const businesses = await this.lists.listPublic(present);
    return { businesses: businesses.map((one) => ({ ...listedBusiness(one), formerIds: formerIds(one.id) })) };
  }

  /** The latest public businesses, newest first. */
  async recent({ limit }: RequestOf<typeof ListRecentBusinesses>): Promise<ReplyOf<typeof ListRecentBusinesses>> {
    return { businesses: (await this.lists.listRecent(limit)).map(listedBusiness) };
  }

  /** Addresses of public businesses in batches, oldest first. */
  async addresses({ after, until, limit }: Stretch): Promise<ReplyOf<typeof ListPublicAddresses>> {
    const rows = await this.lists.listAddresses({ after: arrivalAt(after), until: arrivalAt(until) }, limit);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      addresses: rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
      next: last ? { createdAt: last.createdAt.toISOString(), id: last._id } : null,
    };
  }
}

const arrivalAt = (place: Stretch['after']): Arrival | null =>
  place && { _id: place.id, createdAt: new Date(place.createdAt) };

/** A business for lists of the public site. */
function listedBusiness(business: Business): ListedBusiness {
  const { locations, ...row } = shortened(snapshotOf(business));
  // A stable sort that puts the headquarters first, because a card shows that location.
  const byRank = locations.toSorted((a, b) => Number(b.isHeadquarters) - Number(a.isHeadquarters));
  return {
    ...row,
    productNames: [],
    locations: locations.length > LOCATIONS_IN_LISTS ? byRank.slice(0, LOCATIONS_IN_LISTS) : locations,
  };
}
