import { isDeepStrictEqual } from 'node:util';
import type { ImportedBusiness } from '@tedarik/commands';
import { IMPORTED_FIELDS, mapTexts } from '@tedarik/fields';
import type { Business } from '../business/business.js';
import { overwriteHeadquarters } from '../business/location.js';

/**
 * Returns the business overwritten with the data of an import row; undefined when nothing changes. Name, slug, status and flags stay, as do
 * fields that the row leaves out; categories are added. `placeId` is the place id that the business has afterwards.
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
    // Only for the same place: the row may overwrite a business that has another place id.
    googleId: placeId === row.placeId ? (business.googleId ?? row.googleId) : business.googleId,
    businessStatus: row.businessStatus ?? business.businessStatus,
  };
  if (isDeepStrictEqual(overwritten, business)) return undefined;
  return { ...overwritten, version: business.version + 1, revision: business.revision + 1, updatedAt: now };
}
