import type { RequestContext } from '@tedarik/commands';
import { accountRequired } from './ownership.errors.js';

type Actor = NonNullable<RequestContext['actor']>;

/** The visitor's account that is asking, from the session that the gateway vouches for. Throws sign-in-required. */
export function ownAccount({ actor }: RequestContext): Actor {
  if (actor?.kind !== 'account') throw accountRequired();
  return actor;
}
