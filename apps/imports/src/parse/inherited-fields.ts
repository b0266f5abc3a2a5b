import type { ImportTarget } from '@tedarik/commands';
import { memoized } from '@tedarik/turkish';
import { findBorough, findProvince } from '@tedarik/turkish/places';
import { targetIn } from '../mapping/normalize-field-names.js';
import { isFields, readText } from '../mapping/read-value.js';

export type Fields = Readonly<Record<string, unknown>>;

/** Fields of the object around a list that apply to the records in it. */
const INHERITED: ReadonlySet<ImportTarget> = new Set(['province', 'city', 'borough', 'category']);
const PROVINCE = 'il';
const BOROUGH = 'ilçe';

const isProvince = memoized((text: string) => findProvince(text) !== null);

/** The place that a list is named after, as a field of its records: `{"Ankara": [...]}`, and within it `{"Çankaya": [...]}`. */
export function placeNamed(name: string, { [PROVINCE]: around }: Fields): Fields | null {
  const province = findProvince(readText(around) ?? '');
  if (province && findBorough(province, name)) return { [BOROUGH]: name };
  return isProvince(name) ? { [PROVINCE]: name } : null;
}

/** Of an object, what the records of a list in it inherit, and which fields it has that only a record has. */
export interface ListHead {
  inherited: Fields;
  own: readonly ImportTarget[];
}

/** Reads an object from its text up to the list; null when that is no JSON. */
export function listHead(text: string): ListHead | null {
  const fields = parsed(`${text}null}`);
  if (!isFields(fields)) return null;
  const inherited: Record<string, unknown> = {};
  const own: ImportTarget[] = [];
  for (const key in fields) {
    const target = targetIn(fields, key);
    const given = fields[key];
    if (target === 'name' && isProvince(readText(given) ?? '')) inherited[PROVINCE] = given;
    else if (target && INHERITED.has(target)) inherited[key] = given;
    else if (target) own.push(target);
  }
  return { inherited, own };
}

/** The text of a string in JSON; cached, because each record has the same keys. */
export const textIn = memoized((quoted: string) => readText(parsed(`"${quoted}"`)) ?? quoted);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
