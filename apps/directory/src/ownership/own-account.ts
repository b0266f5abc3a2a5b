import type { RequestContext } from '@tedarik/commands';
import { accountRequired } from './ownership.errors.js';

type Actor = NonNullable<RequestContext['actor']>;

/** Returns the account of the visitor who sent the request, from the session that the gateway has verified. Throws sign-in-required. */
export function ownAccount({ actor }: RequestContext): Actor {
  if (actor?.kind !== 'account') throw accountRequired();
  return actor;
}
