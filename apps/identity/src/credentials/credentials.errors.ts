import { DomainError } from '@tedarik/service-kit';

/** Used before, too old, replaced by a newer one, or never ours: nobody is told which. */
export const linkExpired = () => new DomainError('link-expired', 'unprocessable');
export const wrongPassword = () => new DomainError('wrong-password', 'unprocessable');
export const signInRequired = () => new DomainError('sign-in-required', 'unauthenticated');
