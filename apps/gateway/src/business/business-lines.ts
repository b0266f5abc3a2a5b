import { BETWEEN_SEVERAL, type ExportedBusiness, IMPORT_COLUMNS, type ImportColumn } from '@tedarik/commands';
import { IMPORTED_FIELDS, recordKeysOf } from '@tedarik/fields';
import { BYTE_ORDER_MARK } from '../back-office/export/csv.js';
import { tabSeparated } from '../back-office/export/tab-separated.js';

/** Names of days as imports know them, Sunday first. */
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const CLOSED = 'closed';

/** Formats businesses so that an import reads the same data back. */
export interface BusinessLines {
  head: string;
  line: (business: ExportedBusiness) => string;
}

/** JSON records hold everything that an import can write; the tab-separated columns hold less. */
export const BUSINESS_LINES: Readonly<Record<'ndjson' | 'tsv', BusinessLines>> = {
  ndjson: { head: '', line: (business) => `${JSON.stringify(recordOf(business))}\n` },
  tsv: {
    head: BYTE_ORDER_MARK + tabSeparated(IMPORT_COLUMNS),
    line: (business) => {
      const columns = columnsOf(business);
      return tabSeparated(IMPORT_COLUMNS.map((column) => columns[column] ?? ''));
    },
  },
};

/** A maps-style record. `slug` and `categories` mark it as one of ours, so an import takes its location as stored. */
function recordOf({ headquarters, ...business }: ExportedBusiness) {
  return {
    name: business.name,
    slug: business.slug,
    description: business.description,
    categories: business.categoryNames,
    ...Object.fromEntries(IMPORTED_FIELDS.map((name) => [recordKeysOf(name)[0], business[name]])),
    photos_count: business.photosCount,
    place_id: business.placeId,
    google_id: business.googleId,
    business_status: business.businessStatus,
    address: headquarters?.address,
    city: headquarters?.city,
    borough: headquarters?.borough,
    region: headquarters?.region,
    country: headquarters?.country,
    country_code: headquarters?.countryCode,
    postal_code: headquarters?.postalCode,
    street: headquarters?.street,
    latitude: headquarters?.latitude,
    longitude: headquarters?.longitude,
    location_phone: headquarters?.phone,
    location_email: headquarters?.email,
    working_hours: hoursOf(business.openingHours),
  };
}

const columnsOf = ({
  headquarters,
  ...business
}: ExportedBusiness): Record<ImportColumn, string | null | undefined> => ({
  name: business.name,
  slug: business.slug,
  category: business.categoryNames.join(BETWEEN_SEVERAL),
  city: headquarters?.borough,
  province: headquarters?.city,
  address: headquarters?.address,
  phone: business.phone,
  email: business.email,
  activity_detail: business.description,
});

/** Opening ranges by the name of the day. */
function hoursOf(hours: ExportedBusiness['openingHours']): Record<string, string[]> {
  const days: Record<string, string[]> = {};
  for (const { dayOfWeek, opens, closes, isClosed } of hours) {
    const day = DAYS[dayOfWeek] ?? '';
    days[day] = [...(days[day] ?? []), isClosed ? CLOSED : `${opens}-${closes}`];
  }
  return days;
}
