import { type ExportedBusiness, IMPORT_COLUMNS, type ImportColumn } from '@tedarik/commands';
import { IMPORTED_FIELDS, recordKeysOf } from '@tedarik/fields';
import { BYTE_ORDER_MARK } from '../back-office/export/csv.js';
import { tabSeparated } from '../back-office/export/tab-separated.js';

/** As imports know them. */
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const CLOSED = 'closed';

/** How businesses are written so that an import reads the same of them. */
export interface BusinessLines {
  head: string;
  line: (business: ExportedBusiness) => string;
}

/** Records say everything that an import can write; columns have room for less. */
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

/** A maps-style record; `slug` and `categories` say that it is one of ours, whose place is told as it is stored. */
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
  category: business.categoryNames[0],
  city: headquarters?.borough,
  province: headquarters?.city,
  address: headquarters?.address,
  phone: business.phone,
  email: business.email,
  activity_detail: business.description,
});

/** Ranges of each day, by its name. */
function hoursOf(hours: ExportedBusiness['openingHours']): Record<string, string[]> {
  const days: Record<string, string[]> = {};
  for (const { dayOfWeek, opens, closes, isClosed } of hours) {
    const day = DAYS[dayOfWeek] ?? '';
    days[day] = [...(days[day] ?? []), isClosed ? CLOSED : `${opens}-${closes}`];
  }
  return days;
}
