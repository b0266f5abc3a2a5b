import type { MergedField } from '@tedarik/commands';
import { renameBusiness, type Business } from '../business/business.js';
import { withHeadquarters } from '../business/location.js';

/** What the kept business takes over from the merged one besides what it has no value for. */
export interface MergeChoice {
  taken: readonly MergedField[];
  /** Of the merged one. */
  locationIds: readonly string[];
  /** Whether a third business has the name that it has from then on. */
  isNamesake: boolean;
}

/**
 * The kept business as one that was merged with another one: the other one's values in the fields that were chosen, what
 * either of them points at, and the other one's locations that were chosen. Products and reviews have owners of their own.
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
