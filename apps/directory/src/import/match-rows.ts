import type { ImportedBusiness, RowOutcome } from '@tedarik/commands';
import { nameKey } from '@tedarik/turkish';
import type { KnownBusiness } from '../business/business.repository.js';

/**
 * Result for one row: it becomes a new business (whose slug is set later), it overwrites an existing business or duplicates one, or it is
 * invalid.
 */
export type MatchedRow =
  | { row: ImportedBusiness; outcome: 'created'; business: KnownBusiness; isNamesake: boolean }
  | { row: ImportedBusiness; outcome: 'updated' | 'duplicate'; business: KnownBusiness }
  | { row: ImportedBusiness; outcome: 'invalid'; reason: string };

/** The existing records that the rows need. */
export interface Known {
  /** Businesses with a name or place id of one of the rows. */
  businesses: readonly KnownBusiness[];
  /** The businesses that rows overwrite, by id. */
  targets: ReadonlyMap<string, KnownBusiness>;
  /** Names of categories by id. */
  categories: ReadonlyMap<string, string>;
}

/**
 * Decides each row in order. A row is invalid when a category or the business to update does not exist. It is a duplicate when its place
 * id, or else its name, belongs to a business of the directory or of an earlier row. A branch may have a name that exists. An overwritten
 * business gets the place id of the row if it has none and no other business has it.
 */
export function matchRows(
  rows: readonly ImportedBusiness[],
  { businesses, targets, categories }: Known,
  newId: () => string,
): MatchedRow[] {
  const byPlaceId = new Map<string, KnownBusiness>();
  const byName = new Map<string, KnownBusiness>();
  const remember = (business: KnownBusiness) => {
    if (business.placeId && !byPlaceId.has(business.placeId)) byPlaceId.set(business.placeId, business);
    if (!byName.has(business.nameKey)) byName.set(business.nameKey, business);
  };
  businesses.forEach(remember);

  const update = (row: ImportedBusiness): MatchedRow => {
    const target = targets.get(row.targetId ?? '');
    if (!target) return { row, outcome: 'invalid', reason: 'business-not-found' };
    if (row.placeId && !byPlaceId.has(row.placeId)) target.placeId ??= row.placeId;
    remember(target);
    return { row, outcome: 'updated', business: target };
  };

  return rows.map((row) => {
    if (!row.categoryIds.every((id) => categories.has(id))) {
      return { row, outcome: 'invalid', reason: 'category-unknown' };
    }
    if (row.action === 'update') return update(row);
    const key = nameKey(row.name);
    const namesake = byName.get(key);
    const first = byPlaceId.get(row.placeId ?? '') ?? (row.action === 'add' ? namesake : undefined);
    if (first) return { row, outcome: 'duplicate', business: first };
    const business = { id: newId(), slug: '', nameKey: key, placeId: row.placeId };
    remember(business);
    return { row, outcome: 'created', business, isNamesake: namesake !== undefined };
  });
}

/** The outcome of a row for the importer; for a duplicate it names the business that existed first. */
export function toOutcome(match: MatchedRow): RowOutcome {
  const { row } = match.row;
  if (match.outcome === 'invalid') {
    return { row, outcome: 'invalid', reason: match.reason, businessId: null, slug: null };
  }
  const reason = match.outcome === 'duplicate' ? 'business-exists' : null;
  return { row, outcome: match.outcome, reason, businessId: match.business.id, slug: match.business.slug };
}
