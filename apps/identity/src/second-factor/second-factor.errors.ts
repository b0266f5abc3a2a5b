import { DomainError } from '@tedarik/service-kit';

export const wrongCode = () => new DomainError('wrong-code', 'unprocessable');
export const noSecondFactor = () => new DomainError('no-second-factor', 'conflict');
export const secondFactorExists = () => new DomainError('second-factor-exists', 'conflict');
/** An administrator must remove their own factor with password and code, like everyone else. */
export const ownSecondFactor = () => new DomainError('own-second-factor', 'conflict');
/** The password or the account has changed since the first step of the sign-in. */
export const signInExpired = () => new DomainError('sign-in-expired', 'unauthenticated');
