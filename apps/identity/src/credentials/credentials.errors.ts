import { DomainError } from '@tedarik/service-kit';

/** Used, expired, replaced by a newer link, or never valid; the error does not reveal which. */
export const linkExpired = () => new DomainError('link-expired', 'unprocessable');
export const wrongPassword = () => new DomainError('wrong-password', 'unprocessable');
export const signInRequired = () => new DomainError('sign-in-required', 'unauthenticated');
