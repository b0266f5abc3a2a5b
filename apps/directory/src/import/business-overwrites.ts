import type { Business } from '../business/business.js';
import { overwriteBusiness } from './overwrite-business.js';
import type { MatchedRow } from './match-rows.js';

/** A business before and after rows of an import overwrote it. */
export interface BusinessOverwrite {
  before: Business;
  after: Business;
}

/**
 * Returns each overwritten business once, changed or not. Several rows may overwrite the same business: each continues from the result of
 * the previous one.
 */
export function overwritesOf(
  targets: readonly Business[],
  matched: readonly MatchedRow[],
  now: Date,
): BusinessOverwrite[] {
  const byId = new Map(targets.map((target) => [target.id, target]));
  const changes = new Map<string, BusinessOverwrite>();
  for (const match of matched) {
    if (match.outcome !== 'updated') continue;
    const { id, placeId } = match.business;
    const before = byId.get(id);
    if (!before) continue;
    const { after } = changes.get(id) ?? { after: before };
    changes.set(id, { before, after: overwriteBusiness(after, match.row, placeId, now) ?? after });
  }
  return [...changes.values()];
}
