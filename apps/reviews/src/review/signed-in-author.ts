import type { RequestContext } from '@tedarik/commands';
import { signInRequired } from './review.errors.js';

/** Who is asking, from the session that the gateway vouches for; never from a request. */
export function signedInAuthor({ actor }: RequestContext): { id: string; name: string } {
  if (actor?.kind !== 'account') throw signInRequired();
  return { id: actor.id, name: actor.name };
}
