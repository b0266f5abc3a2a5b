import { DomainError } from '@tedarik/service-kit';
import type { FastifyRequest } from 'fastify';
import { networkKey } from '../limits/limit-keys.js';

/** Somebody who is signed in as a visitor, as the session says. */
export interface SignedInVisitor {
  accountId: string;
  name: string;
  /** Has followed the link in the mail. */
  verified: boolean;
}

/** Who calls: nobody in particular, somebody signed in, or somebody of whom that cannot be known while Redis is away. */
export type Requesting = SignedInVisitor | null | 'unknown';

/** What limits and bot checks may know of a request. Never stored. */
export interface ClientFacts {
  /** What the IP address counts as: that of the connection, or as a trusted proxy says. */
  address: string;
  userAgent: string;
}

export const clientOf = ({ ip, headers }: FastifyRequest): ClientFacts => ({
  address: networkKey(ip),
  userAgent: headers['user-agent'] ?? '',
});

/** Throws `sign-in-required` for a visitor without a session, and `service-unavailable` while that cannot be known. */
export function signedIn(visitor: Requesting): SignedInVisitor {
  if (visitor === 'unknown') throw new DomainError('service-unavailable', 'unavailable');
  if (!visitor) throw new DomainError('sign-in-required', 'unauthenticated');
  return visitor;
}

/** Throws `sign-in-required`, or `e-mail-not-verified` for an account whose address nobody has confirmed. */
export function verified(visitor: Requesting): SignedInVisitor {
  const account = signedIn(visitor);
  if (!account.verified) throw new DomainError('e-mail-not-verified', 'forbidden');
  return account;
}
