import { type BusinessField, FIELD_NAMES, NUMBER_FIELDS } from '@tedarik/fields';
import { formatPhone, isSameAddress, slugify } from '@tedarik/turkish';
import type { StoredBusiness } from '../businesses/api/businesses-api.js';
import { weekHoursText } from '../businesses/week-hours-text.js';

/** Fields for which an administrator chooses the value to keep, in display order. */
export const MERGED_FIELDS = ['name', 'description', ...FIELD_NAMES, 'openingHours'] as const;
export type MergedField = 'name' | 'description' | 'openingHours' | BusinessField;

const NUMBERS: ReadonlySet<string> = new Set(NUMBER_FIELDS);

/** The value of a field as text; empty if there is none. */
export function shownValue(business: StoredBusiness, field: MergedField, closedDay: string): string {
  if (field === 'openingHours') return weekHoursText(business.openingHours, closedDay);
  const value = business[field] ?? '';
  return NUMBERS.has(field) ? formatPhone(value) : value;
}

/** Fields with different values in the two records. */
export const differingFields = (one: StoredBusiness, other: StoredBusiness): MergedField[] =>
  MERGED_FIELDS.filter((field) => shownValue(one, field, '-') !== shownValue(other, field, '-'));

/** Fields for which only the merged record has a value. */
const missingFields = (kept: StoredBusiness, merged: StoredBusiness): MergedField[] =>
  differingFields(kept, merged).filter((field) => shownValue(kept, field, '-') === '');

type Location = StoredBusiness['locations'][number];

/** Locations of the merged record that the kept one lacks: at another address and another point. */
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

/** Which of two records is kept, and what it takes over from the other. */
export interface MergeChoice {
  /** Ids and revisions of the two records, in display order. */
  of: string;
  kept: StoredBusiness;
  merged: StoredBusiness;
  taken: readonly MergedField[];
  locationIds: readonly string[];
}

/** The initial choice: the kept record's own values, and from the other one whatever it lacks. */
export const choiceFor = (kept: StoredBusiness, merged: StoredBusiness, of: string): MergeChoice => ({
  ...{ of, kept, merged },
  taken: missingFields(kept, merged),
  locationIds: otherLocations(kept, merged).map(({ id }) => id),
});
