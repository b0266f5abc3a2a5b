import { FIELD_NAMES } from '@tedarik/fields';
import type { AuditRecord } from '../../components/history/history-api.js';
import { formerFields, lostFields } from '../../components/restore/former-fields.js';
import type { StoredBusiness } from './api/businesses-api.js';

/** Fields that the form edits and that the log keeps as text. */
const TEXTS = ['name', 'slug', 'description', 'status', ...FIELD_NAMES] as const;
/** Those that it keeps as JSON. */
const VALUES = ['verified', 'featured', 'photosCount', 'openingHours', 'certificates', 'locations'] as const;
/** Ids of records that a business shows by name. */
const NAMED = { categoryIds: 'categories', serviceAttributeIds: 'serviceAttributes' } as const;
/** Of a district that was chosen by hand, among the keys of a location. */
const CHOSEN = 'id:';

const ofForm: ReadonlySet<string> = new Set([...TEXTS, ...VALUES, ...Object.keys(NAMED)]);

export interface FormerVersion {
  business: StoredBusiness;
  /** Fields that the log did not keep whole: they stay as they are. */
  lost: string[];
}

/** A business as it was before the last of these changes, which are told the newest first. Other fields stay as they are. */
export function formerVersion(business: StoredBusiness, records: readonly AuditRecord[]): FormerVersion {
  const lost = [...lostFields(records)].filter((field) => ofForm.has(field));
  const former: Record<string, unknown> = { ...business };
  for (const [field, text] of formerFields(records)) {
    if (!ofForm.has(field) || lost.includes(field)) continue;
    const value = valueOf(field, text);
    if (field in NAMED)
      former[NAMED[field as keyof typeof NAMED]] = (value as string[]).map((id) => ({ id, name: '' }));
    else former[field] = value;
  }
  return { business: former as StoredBusiness, lost };
}

function valueOf(field: string, text: string | null): unknown {
  if (text === null || TEXTS.some((known) => known === field)) return text;
  const value = JSON.parse(text) as unknown;
  return field === 'locations' ? (value as StoredLocation[]).map(toLocation) : value;
}

type Location = StoredBusiness['locations'][number];
interface StoredLocation extends Omit<Location, 'districtId'> {
  districtKeys?: string[];
}

function toLocation(stored: StoredLocation): Location {
  const { id, address, city, borough, region, country, postalCode, latitude, longitude } = stored;
  const { phone, email, isHeadquarters, districtKeys = [] } = stored;
  const districtId = districtKeys.find((key) => key.startsWith(CHOSEN))?.slice(CHOSEN.length) ?? null;
  return {
    ...{ id, address, city, borough, region, country, postalCode, latitude, longitude },
    ...{ phone, email, isHeadquarters, districtId },
  };
}
