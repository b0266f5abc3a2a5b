import { DomainError } from '@tedarik/service-kit';

const CONFIRMED_FOR_MS = 30 * 60_000;

/** Of a session. */
interface Confirmable {
  /** When its user last typed a password or a code; undefined where nobody knows. */
  confirmedAt?: number | undefined;
}

/** Whether the user of a session showed of late that it is theirs: a session that was left open or taken over does not. */
export const isConfirmed = ({ confirmedAt = 0 }: Confirmable): boolean => Date.now() - confirmedAt < CONFIRMED_FOR_MS;

/** Throws `confirmation-required`. */
export function mustBeConfirmed(session: Confirmable): void {
  if (!isConfirmed(session)) throw new DomainError('confirmation-required', 'forbidden');
}
