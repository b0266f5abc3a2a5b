import { FIELD_NAMES } from '@tedarik/fields';
import type { AuditRecord } from '../../components/history/history-api.js';
import { formerFields, lostFields } from '../../components/restore/former-fields.js';
import type { StoredBusiness } from './api/businesses-api.js';

/** Fields of the form that the log stores as text. */
const TEXTS = ['name', 'slug', 'description', 'status', ...FIELD_NAMES] as const;
/** Fields that the log stores as JSON. */
const VALUES = ['verified', 'featured', 'photosCount', 'openingHours', 'certificates', 'locations'] as const;
/** Fields with ids in the log whose records the form shows by name. */
const NAMED = { categoryIds: 'categories', serviceAttributeIds: 'serviceAttributes' } as const;
/** Prefix of the key of a district that was chosen by hand. */
const CHOSEN = 'id:';

const ofForm: ReadonlySet<string> = new Set([...TEXTS, ...VALUES, ...Object.keys(NAMED)]);

export interface FormerVersion {
  business: StoredBusiness;
  /** Fields that the log did not store completely; they stay unchanged. */
  lost: string[];
}

/** The business before the oldest of these changes, which are given newest first. Other fields stay unchanged. */
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
