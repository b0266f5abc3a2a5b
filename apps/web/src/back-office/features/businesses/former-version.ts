import { FIELD_NAMES } from '@tedarik/fields';
import type { AuditRecord } from '../../components/history/history-api.js';
import type { StoredBusiness } from './api/businesses-api.js';

type Changes = AuditRecord['changes'];

/** Fields that the form edits and that the log keeps as text. */
const TEXTS = ['name', 'slug', 'description', 'status', ...FIELD_NAMES] as const;
/** Those that it keeps as JSON. */
const VALUES = ['verified', 'featured', 'photosCount', 'openingHours', 'certificates', 'locations'] as const;
/** Ids of records that a business shows by name. */
const NAMED = { categoryIds: 'categories', serviceAttributeIds: 'serviceAttributes' } as const;
/** Of a district that was chosen by hand, among the keys of a location. */
const CHOSEN = 'id:';
/** The log cuts what is long. */
const CUT = '…';

const ofForm: ReadonlySet<string> = new Set([...TEXTS, ...VALUES, ...Object.keys(NAMED)]);

export interface FormerVersion {
  business: StoredBusiness;
  /** Fields that the log did not keep whole: they stay as they are. */
  lost: string[];
}

/** A business as it was before the last of these changes, which are told the newest first. Other fields stay as they are. */
export function formerVersion(business: StoredBusiness, records: readonly AuditRecord[]): FormerVersion {
  const before = new Map<string, string | null>();
  // The oldest change of a field says what stood there first.
  for (const { field, before: value } of records.flatMap(({ changes }): Changes => changes)) {
    if (ofForm.has(field)) before.set(field, value ?? null);
  }
  const lost: string[] = [];
  const former: Record<string, unknown> = { ...business };
  for (const [field, text] of before) {
    const value = valueOf(field, text);
    if (value === undefined) lost.push(field);
    else if (field in NAMED)
      former[NAMED[field as keyof typeof NAMED]] = (value as string[]).map((id) => ({ id, name: '' }));
    else former[field] = value;
  }
  return { business: former as StoredBusiness, lost };
}

/** Undefined for what was cut. */
function valueOf(field: string, text: string | null): unknown {
  if (text?.endsWith(CUT)) return undefined;
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
