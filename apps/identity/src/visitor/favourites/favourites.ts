import { MOST_FAVOURITES, type ChangeFavourites, type RequestOf } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';

/** Number of remembered batches; a browser repeats a batch only shortly afterwards. */
const MOST_BATCHES = 50;

/** The favourites of an account. */
export interface Favourites {
  /** Latest first. */
  businessIds: string[];
  /** Ids of batches that browsers merged into the account at sign-in, latest first. */
  batches: string[];
}

export const NO_FAVOURITES: Favourites = { businessIds: [], batches: [] };

const tooManyFavourites = () => new DomainError('too-many-favourites', 'unprocessable', { most: MOST_FAVOURITES });

/** Returns undefined when nothing changes. Throws `too-many-favourites`. */
export function changeFavourites(
  { businessIds, batches }: Favourites,
  { add, remove, replace, batch }: RequestOf<typeof ChangeFavourites>,
): Favourites | undefined {
  if (batch && batches.includes(batch)) return undefined;
  const heirs = new Map(replace.map(({ formerId, heirId }) => [formerId, heirId]));
  const kept = new Set(businessIds);
  const added = add.filter((id) => !kept.has(id));
  const all = [...added, ...businessIds].map((id) => heirs.get(id) ?? id);
  const next = [...new Set(all)].filter((id) => !remove.includes(id));
  if (next.length > MOST_FAVOURITES) throw tooManyFavourites();
  return { businessIds: next, batches: batch ? [batch, ...batches].slice(0, MOST_BATCHES) : batches };
}
