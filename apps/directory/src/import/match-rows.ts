import type { ImportedBusiness, RowOutcome } from '@tedarik/commands';
import { nameKey } from '@tedarik/turkish';
import type { KnownBusiness } from '../business/business.repository.js';

/** A row that becomes a business (its slug comes later), one that names a business already there, or one that cannot be. */
export type MatchedRow =
  | { row: ImportedBusiness; outcome: 'created' | 'duplicate'; business: KnownBusiness }
  | { row: ImportedBusiness; outcome: 'invalid'; reason: string };

/**
 * Decides each row in order: a category that is not there makes it invalid; a known place id, then a known name, makes
 * it a duplicate of whoever was first, in the directory or further up in the batch.
 */
export function matchRows(
  rows: readonly ImportedBusiness[],
  known: readonly KnownBusiness[],
  categories: ReadonlyMap<string, string>,
  newId: () => string,
): MatchedRow[] {
  const byPlaceId = new Map<string, KnownBusiness>();
  const byName = new Map<string, KnownBusiness>();
  const remember = (business: KnownBusiness) => {
    if (business.placeId && !byPlaceId.has(business.placeId)) byPlaceId.set(business.placeId, business);
    if (!byName.has(business.nameKey)) byName.set(business.nameKey, business);
  };
  known.forEach(remember);

  return rows.map((row) => {
    if (!row.categoryIds.every((id) => categories.has(id))) {
      return { row, outcome: 'invalid', reason: 'category-unknown' };
    }
    const key = nameKey(row.name);
    const first = byPlaceId.get(row.placeId ?? '') ?? byName.get(key);
    if (first) return { row, outcome: 'duplicate', business: first };
    const business = { id: newId(), slug: '', nameKey: key, placeId: row.placeId };
    remember(business);
    return { row, outcome: 'created', business };
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
