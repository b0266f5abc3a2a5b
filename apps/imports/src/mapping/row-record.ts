import { hash } from 'node:crypto';
import { EditedField, type EditedValue, type ImportForm, IMPORT_COLUMNS, LONGEST_HELD } from '@tedarik/commands';
import { IMPORTED_FIELDS, type ImportedField, recordKeysOf } from '@tedarik/fields';
import { nameKey } from '@tedarik/turkish';
import { findProvince } from '@tedarik/turkish/places';
import { GUESSED_CITY, type MappedBusiness } from './mapped-row.js';
import { normalizeFieldNames } from './normalize-field-names.js';
import { exportedFieldsOf } from './exported-record.js';
import { isFields, readText } from './read-value.js';
import { SOURCES } from './sources.js';
import { isMapped, type TableMapping, underMapping } from './table-mapping.js';
import { cellText } from './text.js';

type Source = Record<string, unknown>;

/** Longest part of a name or address that is used in the key of a row. */
const LONGEST_IN_KEY = 500;

const plainKeys = Object.fromEntries(IMPORTED_FIELDS.map((name) => [name, [...recordKeysOf(name)]])) as Record<
  ImportedField,
  string[]
>;

/** Names of a record with the same meaning as a field; values are written under the first one. */
const KEYS: Readonly<Record<EditedField, readonly string[]>> = {
  ...plainKeys,
  phone: [...recordKeysOf('phone'), 'location_phone'],
  email: [...recordKeysOf('email'), 'location_email'],
  photoUrl: [...recordKeysOf('photoUrl'), 'photos'],
  name: SOURCES.name.ours,
  category: SOURCES.category.ours,
  address: SOURCES.address.ours,
  borough: SOURCES.borough.ours,
  city: [...SOURCES.province.ours, ...SOURCES.city.ours, 'region'],
};

/** The data of a row under the names that the mapping reads; null when it is no record. */
export function readRecord(value: unknown, form: ImportForm, mapping: TableMapping): Source | null {
  if (Array.isArray(value)) return form === 'tsv' ? ofColumns(value as string[]) : null;
  if (!isFields(value)) return null;
  if (form === 'json' && exportedFieldsOf(value)) return value;
  return normalizeFieldNames(isMapped(mapping) ? underMapping(value, mapping) : value);
}

/** Cells in the order of IMPORT_COLUMNS; `city` is the borough, unless it is the name of a province. */
function ofColumns(cells: readonly string[]): Source {
  const [name, slug, category, city = '', province, address, phone, email, activity] = IMPORT_COLUMNS.map(
    (_, at) => readText(cells[at]) ?? '',
  );
  const place = findProvince(city) ? { city } : { borough: city };
  return { name, slug, category, ...place, state: province, address, phone, email, description: activity };
}

/** The record with edited values instead of its own. */
export function withEdits(record: Source, edits: readonly EditedValue[]): Source {
  const made = { ...record };
  for (const { target, text } of edits) {
    const [written = '', ...others] = KEYS[target];
    for (const key of others) delete made[key];
    made[written] = text;
    if (target === 'city') Object.assign(made, { city: text, region: text });
    if (target === 'category' && exportedFieldsOf(record) && text) made['categories'] = [text];
  }
  return made;
}

/** The editable fields of a row with the values that would be imported, or else as they are in the file. */
export function fieldsOf(
  { business, warnings }: { business: MappedBusiness | null; warnings: readonly string[] },
  record: Source | null,
): EditedValue[] {
  return EditedField.options.map((target) => ({
    target,
    text: (business && goingIn(business, target, warnings)) || standing(record, target, LONGEST_HELD),
  }));
}

function goingIn(business: MappedBusiness, target: EditedField, warnings: readonly string[]): string {
  const { name, categoryNames, location } = business;
  if (target === 'name') return name;
  if (target === 'category') return categoryNames[0] ?? '';
  if (target === 'address') return location.address;
  if (target === 'borough') return location.borough ?? '';
  if (target === 'city') return warnings.includes(GUESSED_CITY) ? '' : location.city;
  return business[target] ?? '';
}

function standing(record: Source | null, target: EditedField, longest: number): string {
  for (const key of record ? KEYS[target] : []) {
    const text = cellText(record![key], longest);
    if (text) return text;
  }
  return '';
}

/**
 * Key by which a row of a source is recognised in its next file: the id of a maps service, or else name and address as written in the file.
 */
export function sourceKeyOf(record: Source | null): string | null {
  const placeId = record ? cellText(record['place_id'], 200) : '';
  const name = standing(record, 'name', LONGEST_IN_KEY);
  const address = standing(record, 'address', LONGEST_IN_KEY);
  if (!placeId && !name && !address) return null;
  return hash('sha256', JSON.stringify(placeId ? [placeId] : [nameKey(name), nameKey(address)]), 'base64url');
}
