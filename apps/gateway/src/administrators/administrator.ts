import { type RequestContext, BackOfficeRole } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import { z } from 'zod';
import { type Area, AREAS_OF } from './areas.js';

/** Somebody who is signed in to the back office, as the session says. */
export const SignedInAdministrator = z.object({
  accountId: z.string(),
  name: z.string(),
  role: BackOfficeRole,
  /** AUTH-03: a password that somebody else chose opens nothing but its own change. */
  mustChangePassword: z.boolean(),
});
export type SignedInAdministrator = z.infer<typeof SignedInAdministrator>;

/** Who calls: nobody of the back office, somebody, or somebody of whom that cannot be known while Redis is away. */
export type RequestingAdministrator = SignedInAdministrator | null | 'unknown';

/**
 * The administrator, if they may work in this area. Throws `sign-in-required`, `password-change-required`,
 * `access-denied`, and `service-unavailable` while nobody can be known.
 */
export function administratorOf(requesting: RequestingAdministrator | undefined, area: Area): SignedInAdministrator {
  const administrator = signedInAdministrator(requesting);
  if (administrator.mustChangePassword) throw new DomainError('password-change-required', 'forbidden');
  if (!AREAS_OF[administrator.role].includes(area)) throw new DomainError('access-denied', 'forbidden');
  return administrator;
}

/** The account that is signed in, whatever its rights. Throws as above. */
export function signedInAdministrator(requesting: RequestingAdministrator | undefined): SignedInAdministrator {
  if (requesting === 'unknown') throw new DomainError('service-unavailable', 'unavailable');
  if (!requesting) throw new DomainError('sign-in-required', 'unauthenticated');
  return requesting;
}

/** Who a service is told is asking. */
export const administratorActor = ({
  accountId,
  name,
}: SignedInAdministrator): NonNullable<RequestContext['actor']> => ({
  kind: 'back-office',
  id: accountId,
  name,
});
