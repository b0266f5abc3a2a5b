import { isDeepStrictEqual } from 'node:util';
import type { ImportedBusiness } from '@tedarik/commands';
import { IMPORTED_FIELDS, mapTexts } from '@tedarik/fields';
import type { Business } from '../business/business.js';
import { overwriteHeadquarters } from '../business/location.js';

/**
 * The business with what a row of an import says written over it; undefined when that changes nothing. Name, address on
 * the site, status and flags stay, and so does what the row leaves out; categories are added. `placeId` is the one that it
 * has from then on.
 */
export function overwriteBusiness(
  business: Business,
  row: ImportedBusiness,
  placeId: string | null,
  now: Date,
): Business | undefined {
  const overwritten: Business = {
    ...business,
    description: row.description || business.description,
    ...mapTexts(IMPORTED_FIELDS, (name) => row[name] ?? business[name]),
    photosCount: row.photosCount || business.photosCount,
    categoryIds: [...new Set([...business.categoryIds, ...row.categoryIds])],
    locations: overwriteHeadquarters(business.locations, row.location),
    openingHours: row.openingHours.length > 0 ? row.openingHours : business.openingHours,
    placeId,
    // Of the same place only: a row may be written over a business that stands for another one.
    googleId: placeId === row.placeId ? (business.googleId ?? row.googleId) : business.googleId,
    businessStatus: row.businessStatus ?? business.businessStatus,
  };
  if (isDeepStrictEqual(overwritten, business)) return undefined;
  return { ...overwritten, version: business.version + 1, revision: business.revision + 1, updatedAt: now };
}
