import type { ExportBusinesses, ExportedBusiness, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { IMPORTED_FIELDS, textsOf } from '@tedarik/fields';
import type { Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import { pageOfRows } from '../reading/page-of-rows.js';

/** Returns every business that is not deleted, page by page, with the fields that an import can write. */
@Injectable()
export class ExportBusinessesQuery {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly categories: CategoryRepository,
  ) {}

  async execute({ after, limit }: RequestOf<typeof ExportBusinesses>): Promise<ReplyOf<typeof ExportBusinesses>> {
    const read = await this.businesses.listAfter(after, limit);
    const names = await this.categories.findNames(null, [...new Set(read.flatMap(({ categoryIds }) => categoryIds))]);
    const { rows, next } = pageOfRows(
      read.map((business) => ({ id: business.id, row: business.deletedAt ? null : toRow(business, names) })),
      limit,
    );
    return { rows: rows.flatMap(({ row }) => row ?? []), next };
  }
}

function toRow(business: Business, names: ReadonlyMap<string, string>): ExportedBusiness {
  const {
    id,
    slug,
    name,
    description,
    photosCount,
    placeId,
    googleId,
    businessStatus,
    openingHours,
    categoryIds,
    locations,
  } = business;
  return {
    ...{ id, slug, name, description },
    ...textsOf(IMPORTED_FIELDS, business),
    ...{ photosCount, placeId, googleId, businessStatus, openingHours },
    categoryNames: categoryIds.flatMap((categoryId) => names.get(categoryId) ?? []),
    headquarters: toHeadquarters(locations.find(({ isHeadquarters }) => isHeadquarters)),
  };
}

function toHeadquarters(location: Business['locations'][number] | undefined): ExportedBusiness['headquarters'] {
  if (!location) return null;
  const { address, city, borough, region, country, countryCode, postalCode, street } = location;
  const { latitude, longitude, phone, email } = location;
  return {
    ...{ address, city, borough, region, country, countryCode, postalCode, street },
    ...{ latitude, longitude, phone, email },
  };
}
