import { DomainError } from '@tedarik/service-kit';

const CONFIRMED_FOR_MS = 30 * 60_000;

/** The part of a session that a confirmation concerns. */
interface Confirmable {
  /** When the user last typed a password or a code, in milliseconds; undefined if unknown. */
  confirmedAt?: number | undefined;
}

/**
 * Whether the user of a session has proved their identity within the last half hour. A session left open or taken over fails this check.
 */
export const isConfirmed = ({ confirmedAt = 0 }: Confirmable): boolean => Date.now() - confirmedAt < CONFIRMED_FOR_MS;

/** Throws `confirmation-required` unless the session is confirmed. */
export function mustBeConfirmed(session: Confirmable): void {
  if (!isConfirmed(session)) throw new DomainError('confirmation-required', 'forbidden');
}
