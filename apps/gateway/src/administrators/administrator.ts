import { type RequestContext, BackOfficeRole } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import { z } from 'zod';
import { type Area, AREAS_OF } from './areas.js';

/** A user who is signed in to the back office, as stored in the session. */
export const SignedInAdministrator = z.object({
  accountId: z.string(),
  name: z.string(),
  role: BackOfficeRole,
  /** AUTH-03: true while the password was chosen by somebody else. Such an account can only change its password. */
  mustChangePassword: z.boolean(),
});
export type SignedInAdministrator = z.infer<typeof SignedInAdministrator>;

/** The caller: null if not signed in to the back office, `unknown` while Redis is down and sessions cannot be read. */
export type RequestingAdministrator = SignedInAdministrator | null | 'unknown';

/**
 * Returns the administrator if they may work in this area. Throws `sign-in-required`, `password-change-required`, `access-denied`, or
 * `service-unavailable` while sessions cannot be read.
 */
export function administratorOf(requesting: RequestingAdministrator | undefined, area: Area): SignedInAdministrator {
  const administrator = signedInAdministrator(requesting);
  if (administrator.mustChangePassword) throw new DomainError('password-change-required', 'forbidden');
  if (!AREAS_OF[administrator.role].includes(area)) throw new DomainError('access-denied', 'forbidden');
  return administrator;
}

/** Returns the signed-in account, whatever its rights. Throws `sign-in-required` or `service-unavailable`. */
export function signedInAdministrator(requesting: RequestingAdministrator | undefined): SignedInAdministrator {
  if (requesting === 'unknown') throw new DomainError('service-unavailable', 'unavailable');
  if (!requesting) throw new DomainError('sign-in-required', 'unauthenticated');
  return requesting;
}

/** The actor that services receive with an administrator's request. */
export const administratorActor = ({
  accountId,
  name,
}: SignedInAdministrator): NonNullable<RequestContext['actor']> => ({
  kind: 'back-office',
  id: accountId,
  name,
});
