import type { RequestContext } from '@tedarik/commands';
import { signInRequired } from './review.errors.js';

/** The signed-in author, from the session that the gateway has verified; never from the request itself. */
export function signedInAuthor({ actor }: RequestContext): { id: string; name: string } {
  if (actor?.kind !== 'account') throw signInRequired();
  return { id: actor.id, name: actor.name };
}
