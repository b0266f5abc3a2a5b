import { DomainError } from '@tedarik/service-kit';

export const signInRequired = () => new DomainError('sign-in-required', 'unauthenticated');

/** The same for a page that is not there: nobody learns which pages there are. */
export const notPageOwner = (businessId: string) => new DomainError('not-page-owner', 'forbidden', { businessId });
