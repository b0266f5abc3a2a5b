import { DomainError } from '@tedarik/service-kit';

export const wrongCode = () => new DomainError('wrong-code', 'unprocessable');
export const noSecondFactor = () => new DomainError('no-second-factor', 'conflict');
export const secondFactorExists = () => new DomainError('second-factor-exists', 'conflict');
/** An administrator removes it with password and code, as everybody does. */
export const ownSecondFactor = () => new DomainError('own-second-factor', 'conflict');
/** The password, or the account, is not what it was at the first step. */
export const signInExpired = () => new DomainError('sign-in-expired', 'unauthenticated');
