import { DomainError } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { networkKey } from '../limits/limit-keys.js';

/** A signed-in visitor, as stored in the session. */
export interface SignedInVisitor {
  accountId: string;
  name: string;
  /** True once the e-mail address is confirmed. */
  verified: boolean;
}

/** The caller: null if not signed in, `unknown` while Redis is down and sessions cannot be read. */
export type Requesting = SignedInVisitor | null | 'unknown';

/** Facts of a request for rate limits and bot checks. Never stored. */
export interface ClientFacts {
  /** The limit key of the IP address: that of the connection, or the one that a trusted proxy reports. */
  address: string;
  userAgent: string;
}

export const clientOf = ({ ip, headers }: FastifyRequest): ClientFacts => ({
  address: networkKey(ip),
  userAgent: headers['user-agent'] ?? '',
});

/** Returns the visitor. Throws `sign-in-required` without a session, and `service-unavailable` while sessions cannot be read. */
export function signedIn(visitor: Requesting): SignedInVisitor {
  if (visitor === 'unknown') throw new DomainError('service-unavailable', 'unavailable');
  if (!visitor) throw new DomainError('sign-in-required', 'unauthenticated');
  return visitor;
}

/** Returns the visitor. Throws like `signedIn`, and `e-mail-not-verified` for an account with an unconfirmed address. */
export function verified(visitor: Requesting): SignedInVisitor {
  const account = signedIn(visitor);
  if (!account.verified) throw new DomainError('e-mail-not-verified', 'forbidden');
  return account;
}
