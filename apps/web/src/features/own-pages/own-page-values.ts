import {
  LIVE_FIELDS,
  mapTexts,
  PRODUCT_FIELD_NAMES,
  type ProductFieldName,
  REVIEWED_FIELDS,
  textsOf,
  type Texts as NamedTexts,
} from '@tedarik/fields';
import { formatTypedPrice, parsePrice } from '@tedarik/turkish';
import { fieldText } from '../../lib/forms/field-text.js';
import { HOURS_FIELDS, hoursIn, WEEK, weekIn } from '../../lib/forms/hours-text.js';
import type { FieldError } from '../../lib/graphql/operation.js';
import type { GetMyPageQuery, MyPageChanges } from '../../lib/graphql/types.js';

const PLAIN_FIELDS = [...LIVE_FIELDS, ...REVIEWED_FIELDS];

export type OwnPage = GetMyPageQuery['myPage'];
export type Texts = Readonly<Partial<Record<string, string>>>;

/** A product in the form, existing or new; its fields are named by `key`. */
export interface ProductRow extends NamedTexts<ProductFieldName> {
  key: string;
  id: string | null;
  name: string;
  description: string;
  price: number | null;
}

export const rowsOf = ({ products }: OwnPage): ProductRow[] =>
  products.map((product) => ({ key: product.id, ...rowOf(product) }));

/**
 * The rows of the form with the stored products of a reloaded page. `base`: the rows of the page before, or those that were saved. Rows that
 * were added or removed since then stay so. A product that somebody else removed becomes a new one if its row has unsaved input (`typed`).
 */
export function mergedRows(
  rows: readonly ProductRow[],
  { base, page, typed }: { base: readonly ProductRow[]; page: OwnPage; typed: ReadonlySet<string> },
): ProductRow[] {
  const stored = new Map(page.products.map((product) => [product.id, product]));
  const known = new Set(base.map(({ id }) => id));
  const fresh = page.products.filter(({ id }) => !known.has(id));
  // The server stores new products in the order of the form.
  for (const { key, id } of base) {
    const product = id === null ? fresh.shift() : undefined;
    if (product) stored.set(key, product);
  }
  const kept = rows.flatMap((row): ProductRow[] => {
    const product = stored.get(row.id ?? row.key);
    if (product) return [{ key: row.key, ...rowOf(product) }];
    return row.id === null || typed.has(row.key) ? [{ ...row, id: null }] : [];
  });
  return [...kept, ...fresh.map((product) => ({ key: product.id, ...rowOf(product) }))];
}

const rowOf = ({ id, name, description, price = null, ...texts }: OwnPage['products'][number]) => ({
  ...{ id, name, description, price },
  ...textsOf(PRODUCT_FIELD_NAMES, texts),
});

export const productField = (key: string, part: 'name' | 'description' | 'price' | ProductFieldName) =>
  `product.${key}.${part}`;
export const categoryField = (id: string) => `category.${id}`;
export const serviceField = (id: string) => `service.${id}`;
export const certificateField = (id: string) => `certificate.${id}`;
export const certificateDay = (id: string, end: 'issuedDate' | 'expiryDate') => `certificate.${id}.${end}`;

/** Parses a price as people write it, '1.149,90'; null if empty, undefined if invalid. */
export function priceIn(text: string): number | null | undefined {
  const typed = text.trim().replace(/\s*TL$/i, '');
  return typed === '' ? null : parsePrice(typed);
}

export const priceText = (price: number | null): string => (price === null ? '' : formatTypedPrice(price));

/** Checks the form before sending; all further rules are the server's. */
export function checkOwnPage(texts: Texts, page: OwnPage, rows: readonly ProductRow[]): Record<string, string> {
  const typed = (name: string) => (texts[name] ?? '').trim();
  const wrong: Record<string, string> = {};
  if (!typed('name')) wrong['name'] = 'required';
  HOURS_FIELDS.forEach((field, at) => {
    if (!hoursIn(typed(field), WEEK[at]!)) wrong[field] = 'invalid-hours';
  });
  if (page.headquarters || typed('address') || typed('city')) {
    for (const field of ['address', 'city']) if (!typed(field)) wrong[field] = 'required';
  }
  for (const { key } of rows) {
    for (const part of ['name', 'description'] as const) {
      if (!typed(productField(key, part))) wrong[productField(key, part)] = 'required';
    }
    if (priceIn(typed(productField(key, 'price'))) === undefined) wrong[productField(key, 'price')] = 'invalid-price';
  }
  return wrong;
}

/** Returns only the values that differ from the page, so that nothing else becomes a change. */
export function changesOf(texts: Texts, page: OwnPage, rows: readonly ProductRow[]): MyPageChanges {
  const typed = (name: string) => (texts[name] ?? '').trim();
  const all: Required<Pick<MyPageChanges, 'name' | 'description'>> & MyPageChanges = {
    name: typed('name'),
    categoryIds: chosen(page.categories, page.categoryIds, (id) => categoryField(id) in texts),
    description: typed('description'),
    serviceAttributeIds: chosen(page.services, page.serviceAttributeIds ?? [], (id) => serviceField(id) in texts),
    ...Object.fromEntries(PLAIN_FIELDS.map((field) => [field, typed(field) || null])),
    headquarters: { address: typed('address'), borough: typed('borough') || null, city: typed('city') },
    openingHours: weekIn(texts) ?? [],
    certificates: certificatesIn(texts, page),
    products: rows.map(({ key, id }) => ({
      id,
      name: typed(productField(key, 'name')),
      description: typed(productField(key, 'description')),
      price: priceIn(texts[productField(key, 'price')] ?? '') ?? null,
      ...mapTexts(PRODUCT_FIELD_NAMES, (field) => typed(productField(key, field)) || null),
    })),
  };
  const stood = standing(page);
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(stood[name]);
  return Object.fromEntries(Object.entries(all).filter(differs)) as MyPageChanges;
}

/** The ticked certificates, the existing ones first. */
function certificatesIn(texts: Texts, { certificateKinds, certificates }: OwnPage) {
  const held = certificates.map(({ certificateId }) => certificateId);
  const day = (id: string, end: 'issuedDate' | 'expiryDate') => {
    const isOffered = certificateKinds.some((kind) => kind.id === id);
    const stood = certificates.find(({ certificateId }) => certificateId === id)?.[end];
    return (isOffered ? texts[certificateDay(id, end)] : stood) || null;
  };
  return chosen(certificateKinds, held, (id) => certificateField(id) in texts).map((certificateId) => ({
    certificateId,
    issuedDate: day(certificateId, 'issuedDate'),
    expiryDate: day(certificateId, 'expiryDate'),
  }));
}

/** The page's current values in the same format, for comparison. */
function standing(page: OwnPage): Record<string, unknown> {
  const { headquarters } = page;
  const { address = '', borough = null, city = '' } = headquarters ?? {};
  return {
    name: page.name,
    categoryIds: page.categoryIds,
    description: page.description.trim(),
    serviceAttributeIds: page.serviceAttributeIds ?? [],
    ...Object.fromEntries(PLAIN_FIELDS.map((field) => [field, fieldText(field, page[field]) || null])),
    headquarters: { address, borough, city },
    certificates: page.certificates.map(({ certificateId, issuedDate = null, expiryDate = null }) => ({
      ...{ certificateId, issuedDate, expiryDate },
    })),
    openingHours: WEEK.flatMap((day) =>
      page.openingHours
        .filter(({ dayOfWeek }) => dayOfWeek === day)
        .map(({ dayOfWeek, opens = null, closes = null, isClosed }) => ({ dayOfWeek, opens, closes, isClosed }))
        .toSorted((one, other) => ((one.opens ?? '') < (other.opens ?? '') ? -1 : 1)),
    ),
    products: page.products.map(rowOf),
  };
}

/** Existing ids keep their order; new ones follow. */
function chosen(
  options: readonly { id: string }[],
  before: readonly string[],
  isChosen: (id: string) => boolean,
): string[] {
  const kept = before.filter((id) => isChosen(id) || options.every((option) => option.id !== id));
  return [...kept, ...options.flatMap(({ id }) => (isChosen(id) && !before.includes(id) ? [id] : []))];
}

/** Maps a field in the server's errors to the form's own field. */
export function asOwnField(
  { field, code }: FieldError,
  changes: MyPageChanges,
  rows: readonly ProductRow[],
): FieldError {
  const [part, at, name] = field.split('.');
  if (part === 'headquarters') return { field: at ?? 'address', code };
  if (part === 'openingHours') {
    const { dayOfWeek = 1 } = changes.openingHours?.[Number(at)] ?? {};
    return { field: `hours${dayOfWeek}`, code: code === 'invalid-time' ? 'invalid-hours' : code };
  }
  const certificate = part === 'certificates' ? changes.certificates?.[Number(at)] : undefined;
  if (certificate) return { field: certificateDay(certificate.certificateId, 'expiryDate'), code };
  const row = part === 'products' ? rows[Number(at)] : undefined;
  return row && name ? { field: `product.${row.key}.${name}`, code } : { field, code };
}
