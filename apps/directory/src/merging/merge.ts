import type { MergedField } from '@tedarik/commands';
import { renameBusiness, type Business } from '../business/business.js';
import { withHeadquarters } from '../business/location.js';

/** What the kept business takes from the merged one, in addition to links and to fields for which it has no value. */
export interface MergeChoice {
  taken: readonly MergedField[];
  /** Ids of locations of the merged business. */
  locationIds: readonly string[];
  /** Whether a third business has the new name of the kept one. */
  isNamesake: boolean;
}

/**
 * Returns the kept business after the merge: with the chosen values and locations of the merged one, and the links of both. Products and
 * reviews are not part of it; they are moved by their own code.
 */
export function mergeBusinesses(kept: Business, merged: Business, choice: MergeChoice, now: Date): Business {
  const { taken, locationIds, isNamesake } = choice;
  const values = Object.fromEntries(taken.map((field) => [field, merged[field]]));
  const chosen = merged.locations
    .filter(({ id }) => locationIds.includes(id))
    .map((location) => ({ ...location, isHeadquarters: false }));
  const certified = new Set(kept.certificates.map(({ certificateId }) => certificateId));
  const united: Business = {
    ...kept,
    ...values,
    photosCount: Math.max(kept.photosCount, merged.photosCount),
    categoryIds: union(kept.categoryIds, merged.categoryIds),
    serviceAttributeIds: union(kept.serviceAttributeIds, merged.serviceAttributeIds),
    importIds: union(kept.importIds, merged.importIds),
    certificates: [
      ...kept.certificates,
      ...merged.certificates.filter(({ certificateId }) => !certified.has(certificateId)),
    ],
    locations: withHeadquarters([...kept.locations, ...chosen]),
    placeId: kept.placeId ?? merged.placeId,
    googleId: kept.googleId ?? merged.googleId,
    businessStatus: kept.businessStatus ?? merged.businessStatus,
    version: kept.version + 1,
    revision: kept.revision + 1,
    updatedAt: now,
  };
  return taken.includes('name') ? renameBusiness(united, merged.name, isNamesake) : united;
}

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];
