import type { Business } from '../business/business.js';
import { overwriteBusiness } from '../business/overwrite-business.js';
import type { MatchedRow } from './match-rows.js';

/** A business before and after an import's rows were written over it. */
export interface WrittenOver {
  before: Business;
  after: Business;
}

/** The targets that rows change, each once: what one row wrote the next one writes over. */
export function writtenOver(targets: readonly Business[], matched: readonly MatchedRow[], now: Date): WrittenOver[] {
  const changes = new Map(targets.map((target) => [target.id, { before: target, after: target }]));
  for (const match of matched) {
    if (match.outcome !== 'updated') continue;
    const { id, placeId } = match.business;
    const change = changes.get(id);
    if (change) change.after = overwriteBusiness(change.after, match.row, placeId, now) ?? change.after;
  }
  return [...changes.values()].filter(({ before, after }) => after !== before);
}
