import type { EditedValue, ImportForm, ImportTarget } from '@tedarik/commands';
import {
  fieldOf,
  IMPORTED_FIELDS,
  longestOf,
  mapTexts,
  NUMBER_FIELDS,
  recordKeysOf,
  WEBSITE_FIELDS,
} from '@tedarik/fields';
import { slugify } from '@tedarik/turkish';
import { isInBorough, placeOf, type PlaceHints } from './address.js';
import { guessCategory } from './category-guess.js';
import { cleaned, imageOf, isWithoutAreaCode, leftOut } from './contact.js';
import { openingHoursOf } from './hours.js';
import { GUESSED_CITY, type MappedBusiness, type MappedRow, NO_AREA_CODE, REFUSED, refusalOf } from './mapped-row.js';
import { normalizeFieldNames } from './normalize-field-names.js';
import { isBeyondTurkiye, isInTurkiye, isOutsideTurkiye, type RowLocation } from './outside-turkiye.js';
import { type ExportedFields, exportedFieldsOf } from './exported-record.js';
import {
  type Categorised,
  categoriesNamed,
  categorise,
  MOST_CATEGORIES,
  namesOfCategories,
  type OwnTypes,
  TYPE_LENGTH,
} from './place-types.js';
import { NO_POINT, pointOf } from './point.js';
import { isFields, readProse } from './read-value.js';
import { withEdits } from './row-record.js';
import { targetOf } from './sources.js';
import { furtherValuesOf, hasSwappedPoint } from './table-mapping.js';
import { cellText, firstText, numberOf, saysNothing } from './text.js';

type Source = Record<string, unknown>;
type Categories = Pick<MappedBusiness, 'categoryNames' | 'unknownType'>;

const COUNTRY = 'Türkiye';
const MOST_TYPES = 30;
const CONTACTS: ReadonlySet<ImportTarget> = new Set([...NUMBER_FIELDS, ...WEBSITE_FIELDS, 'email']);

/**
 * Maps one record of an export to a business; its category is looked up in `own` types first. IMP-JSON-35 defines which field wins; field
 * names of other exporters are in SOURCES. Records of our own export are imported as they were stored. Never throws.
 */
export function mapRecord(value: unknown, own: OwnTypes = new Map()): MappedRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { refused: REFUSED.notARecord };
  const ours = exportedFieldsOf(value as Source);
  const source = ours ? (value as Source) : normalizeFieldNames(value as Source);
  return mapSource(source, ours, () => categoriesOf(source, own));
}

/** Maps one row of a table, whose keys are the column headings, to a business. */
export const mapNamed = (row: Source, own: OwnTypes = new Map()): MappedRow =>
  mapTableRow(normalizeFieldNames(row), own);

/** Maps a row under our field names with edited values, by the rules of its form. */
export function mapEdited(
  record: Source,
  edits: readonly EditedValue[],
  form: ImportForm,
  own: OwnTypes = new Map(),
): MappedRow {
  const source = withEdits(record, edits);
  const ours = exportedFieldsOf(source);
  const mapped = form === 'tsv' ? mapTableRow(source, own) : mapSource(source, ours, () => categoriesOf(source, own));
  const category = edits.find(({ target }) => target === 'category')?.text;
  if ('business' in mapped && category)
    Object.assign(mapped.business, { categoryNames: [category], unknownType: null });
  return mapped;
}

function mapTableRow(source: Source, own: OwnTypes): MappedRow {
  const mapped = mapSource(source, null, () => categoriesIn(source, own));
  const slug = cellText(source['slug'], 80);
  if ('business' in mapped && slug && slugify(slug) === slug) mapped.business.slug = slug;
  return mapped;
}

/** Records of the list of businesses that the back office exports name our categories; all others have types of places. */
function categoriesOf(source: Source, own: OwnTypes): Categories {
  const { headquarters, categories } = source;
  const listed: unknown[] = isFields(headquarters) && Array.isArray(categories) ? categories : [];
  const names = listed.slice(0, MOST_CATEGORIES).map((one) => (isFields(one) ? one['name'] : ''));
  const categoryNames = [...new Set(names.flatMap((name) => categoriesNamed(name, own)))];
  return categoryNames.length ? { categoryNames, unknownType: null } : onlyOne(categorise(typesOf(source), own));
}

const onlyOne = ({ category, unknownType }: Categorised): Categories => ({ categoryNames: [category], unknownType });

/** The keys by which a table is known as one of a maps service. */
const IDS_OF_MAPS = ['place_id', 'google_id', 'fsq_place_id', '@id', 'osm_id', 'shop', 'amenity'];

/** In tables with ids of a maps service the category column is a place type; in all others it is a category (IMP-TSV-06). */
function categoriesIn(source: Source, own: OwnTypes): Categories {
  const types = typesOf(source);
  const isOfMaps = IDS_OF_MAPS.some((id) => id in source);
  const categoryNames = isOfMaps ? [] : categoriesNamed(source['category'], own);
  if (categoryNames.length) return { categoryNames, unknownType: null };
  return onlyOne(types.length ? categorise(types, own) : guessCategory(cellText(source['description'], 5000), own));
}

function mapSource(source: Source, ours: ExportedFields | null, categoriesOf: () => Categories): MappedRow {
  const [name, address] = [
    cellText(source['name'], 150),
    firstText(500, source['address'], source['full_address']),
  ].map((text) => (saysNothing(text) ? '' : text)) as [string, string];
  const refusal = refusalOf(name, address);
  if (refusal) return refusal;
  const isSwapped = hasSwappedPoint(source);
  const { isDropped, ...point } = pointOf(source, isSwapped);
  const isAway = !ours && isBeyondTurkiye(point);
  const where = {
    ...point,
    country: cellText(source['country'], 100),
    countryCode: cellText(source['country_code'], 2),
  };
  if (!ours && isOutsideTurkiye(address, isAway && isInBorough(hintsIn(source)) ? { ...where, ...NO_POINT } : where))
    return { refused: REFUSED.outside };

  const warnings: string[] = [];
  const keep = <T>(field: string, given: unknown, kept: T | null): T | null => {
    if (kept === null && cellText(given, 10) !== '') warnings.push(`dropped-${field}`);
    return kept;
  };
  const { openingHours, unread } = openingHoursOf(source['working_hours'], source['opening_hours']);
  warnings.push(...unread.map((text) => `unread-hours: ${text}`));
  const status = cellText(source['business_status'], 40) || 'OPERATIONAL';
  const closed = status.startsWith('CLOSED');
  if (closed) warnings.push('closed-business-imported-inactive');
  const photos = Array.isArray(source['photos']) ? source['photos'] : [];
  const further = ours ? new Map<ImportTarget, unknown[]>() : contactsIn(source);
  const texts = mapTexts(IMPORTED_FIELDS, (field) => {
    const [key, ...others] = recordKeysOf(field);
    const given = [key, ...others].map((name) => source[name]).find((value) => cellText(value, 10));
    // DATA-16: a stored text that is no year stays as it is.
    const isStoredYear = ours && fieldOf(field).kind === 'year';
    const text = isStoredYear ? cellText(given, longestOf(fieldOf(field))) || null : cleaned(fieldOf(field), given);
    warnings.push(...leftOut(key, fieldOf(field), given, text, further.get(field)));
    if (!ours && text && fieldOf(field).kind === 'phone' && isWithoutAreaCode(text)) warnings.push(NO_AREA_CODE);
    return field === 'photoUrl' ? (text ?? photoOf(photos[0])) : keep(key, given, text);
  });
  // A place in Türkiye with a point abroad was put there by a search for its address.
  if (isDropped || isAway) warnings.push('dropped-coordinates');
  if (isSwapped && !isAway && point.latitude !== null) warnings.push('swapped-coordinates');
  const { isGuessed, ...location } = locationOf(source, address, isAway ? { ...where, ...NO_POINT } : where);
  if (isGuessed && !ours) warnings.push(GUESSED_CITY);
  const { categoryNames, unknownType } = categoriesOf();
  return {
    warnings,
    business: {
      name,
      slug: ours?.slug ?? null,
      description: ours?.description ?? firstText(5000, source['description'], readProse(source['about'])),
      closed,
      businessStatus: ours ? ours.businessStatus : status,
      ...texts,
      photosCount: Math.max(0, Math.trunc(numberOf(source['photos_count']) ?? photos.length)),
      placeId: cellText(source['place_id'], 200) || null,
      googleId: cellText(source['google_id'], 200) || null,
      categoryNames: ours?.categoryNames ?? categoryNames,
      unknownType: ours ? null : unknownType,
      location: {
        ...location,
        phone: texts.phone,
        email: texts.email,
        ...ours?.location,
      },
      openingHours,
    },
  };
}

/** All values of a record for each contact, in whatever columns. */
function contactsIn(source: Source): ReadonlyMap<ImportTarget, unknown[]> {
  const found = new Map<ImportTarget, unknown[]>();
  const add = (target: ImportTarget, values: unknown) =>
    CONTACTS.has(target) && found.set(target, [...(found.get(target) ?? []), values].flat());
  for (const [target, values] of furtherValuesOf(source)) add(target, values);
  for (const key in source) {
    const target = targetOf(key);
    if (target) add(target, source[key]);
  }
  return found;
}

const hintsIn = (source: Source): PlaceHints => ({
  city: cellText(source['city'], 100),
  state: firstText(100, source['state'], source['us_state']),
  borough: cellText(source['borough'], 100),
  postalCode: cellText(source['postal_code'], 10),
});

function locationOf(source: Source, address: string, where: RowLocation) {
  const place = placeOf(address, hintsIn(source));
  return {
    address,
    ...place,
    latitude: where.latitude,
    longitude: where.longitude,
    country: !where.country || isInTurkiye(where.country) ? COUNTRY : where.country,
    countryCode: /^[A-Za-z]{2}$/.test(where.countryCode) ? where.countryCode.toUpperCase() : 'TR',
    street: cellText(source['street'], 200) || null,
    isHeadquarters: true,
  };
}

/** Types in the order in which they are tried: category, type, subtypes, types. */
function typesOf(source: Source): string[] {
  const listed = (value: unknown): unknown[] =>
    Array.isArray(value) ? value : typeof value === 'string' ? value.split(',', MOST_TYPES) : [];
  return [
    ...namesOfCategories(source['category']),
    source['type'],
    ...listed(source['subtypes']).slice(0, MOST_TYPES),
    ...listed(source['types']).slice(0, MOST_TYPES),
  ]
    .map((type) => cellText(type, TYPE_LENGTH))
    .filter(Boolean);
}

/** A photo is an address, or an object that contains one. */
function photoOf(photo: unknown): string | null {
  if (typeof photo === 'string') return imageOf(photo);
  if (typeof photo !== 'object' || photo === null) return null;
  const { url, photo_url: photoUrl } = photo as { url?: unknown; photo_url?: unknown };
  return imageOf(url) ?? imageOf(photoUrl);
}
