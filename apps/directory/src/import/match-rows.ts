import type { ImportedBusiness, RowOutcome } from '@tedarik/commands';
import { nameKey } from '@tedarik/turkish';
import type { KnownBusiness } from '../business/business.repository.js';

/**
 * A row that becomes a business (its slug comes later), one that is written over a business or names one that is there
 * already, or one that cannot be.
 */
export type MatchedRow =
  | { row: ImportedBusiness; outcome: 'created'; business: KnownBusiness; isNamesake: boolean }
  | { row: ImportedBusiness; outcome: 'updated' | 'duplicate'; business: KnownBusiness }
  | { row: ImportedBusiness; outcome: 'invalid'; reason: string };

/** What is there already. */
export interface Known {
  /** Those of the names and place ids of the rows. */
  businesses: readonly KnownBusiness[];
  /** Those that rows are to be written over, by id. */
  targets: ReadonlyMap<string, KnownBusiness>;
  /** Categories by id. */
  categories: ReadonlyMap<string, string>;
}

/**
 * Decides each row in order: a category or a business to update that is not there makes it invalid; a known place id, then
 * a known name, makes it a duplicate of the first one, in the directory or further up in the batch. A branch may bear
 * a known name. A business that is written over takes the place id of the row when it has none and nobody else has it.
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

/** What the importer is told of a row: a duplicate names the business that was there first. */
export function toOutcome(match: MatchedRow): RowOutcome {
  const { row } = match.row;
  if (match.outcome === 'invalid') {
    return { row, outcome: 'invalid', reason: match.reason, businessId: null, slug: null };
  }
  const reason = match.outcome === 'duplicate' ? 'business-exists' : null;
  return { row, outcome: match.outcome, reason, businessId: match.business.id, slug: match.business.slug };
}
