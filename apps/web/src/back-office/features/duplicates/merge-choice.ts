import { type BusinessField, FIELD_NAMES } from '@tedarik/fields';
import { isSameAddress, slugify } from '@tedarik/turkish';
import type { StoredBusiness } from '../businesses/api/businesses-api.js';
import { hoursText } from '../businesses/hours-text.js';

/** The fields of which an administrator chooses whose value stays, in the order in which they are shown. */
export const MERGED_FIELDS = ['name', 'description', ...FIELD_NAMES, 'openingHours'] as const;
export type MergedField = 'name' | 'description' | 'openingHours' | BusinessField;

/** The value of a field as a person reads it; empty where there is none. */
export const shownValue = (business: StoredBusiness, field: MergedField, closedDay: string): string =>
  field === 'openingHours' ? hoursText(business.openingHours, closedDay) : (business[field] ?? '');

/** Fields in which two records read otherwise. */
export const differingFields = (one: StoredBusiness, other: StoredBusiness): MergedField[] =>
  MERGED_FIELDS.filter((field) => shownValue(one, field, '-') !== shownValue(other, field, '-'));

/** What the kept record has no value for. */
const missingFields = (kept: StoredBusiness, merged: StoredBusiness): MergedField[] =>
  differingFields(kept, merged).filter((field) => shownValue(kept, field, '-') === '');

type Location = StoredBusiness['locations'][number];

/** Locations of the merged record that the kept one does not have yet: at another address and not at the same point. */
export function otherLocations(kept: StoredBusiness, merged: StoredBusiness): Location[] {
  const isThere = (location: Location) =>
    kept.locations.some(
      (own) =>
        isSameAddress(writtenPlaceOf(own), writtenPlaceOf(location)) ||
        (own.latitude != null && own.latitude === location.latitude && own.longitude === location.longitude),
    );
  return merged.locations.filter((location) => !isThere(location));
}

const writtenPlaceOf = ({ address, city, borough }: Location) => ({
  address,
  cityKey: slugify(city),
  borough: borough ?? null,
});

/** Which of two records stays, and what it takes over from the other one. */
export interface MergeChoice {
  /** The records that it is about, in the order in which they are shown. */
  of: string;
  kept: StoredBusiness;
  merged: StoredBusiness;
  taken: readonly MergedField[];
  locationIds: readonly string[];
}

/** What is chosen at first: a record has its own values, and of the other one what it lacks. */
export const choiceFor = (kept: StoredBusiness, merged: StoredBusiness, of: string): MergeChoice => ({
  ...{ of, kept, merged },
  taken: missingFields(kept, merged),
  locationIds: otherLocations(kept, merged).map(({ id }) => id),
});
