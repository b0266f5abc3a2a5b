import { DomainError, type FieldError } from '@tedarik/service-kit';

export const accountRequired = () => new DomainError('sign-in-required', 'unauthenticated');

export const emailNotVerified = () => new DomainError('e-mail-not-verified', 'forbidden');

/** The account was erased while the request was under way. */
export const ownerErased = () => new DomainError('account-erased', 'conflict');

/** The same for a page that is not there: nobody learns which pages there are. */
export const notPageOwner = (businessId: string) => new DomainError('not-page-owner', 'forbidden', { businessId });

export const alreadyPageOwner = (businessId: string) =>
  new DomainError('already-page-owner', 'conflict', { businessId });

/** More pages than an account may own. */
export const tooManyPages = () => new DomainError('too-many-pages', 'conflict');

/** The claimant's own claim of the page waits for the back office already. */
export const claimWaitsAlready = () => new DomainError('claim-waits-already', 'conflict');

/** The page has no address for such a code, or it has owners or had one who was revoked. */
export const claimWayNotOffered = (way: string) => new DomainError('claim-way-not-offered', 'conflict', { way });

/** Also for another's claim: nobody learns of it. */
export const claimNotFound = (id: string) => new DomainError('claim-not-found', 'not-found', { id });

export const wrongClaimCode = (triesLeft: number) =>
  new DomainError('wrong-code', 'unprocessable', { triesLeft }, [{ field: 'code', code: 'wrong-code' }]);

export const codeUsedUp = () =>
  new DomainError('code-used-up', 'unprocessable', undefined, [{ field: 'code', code: 'code-used-up' }]);

export const codeExpired = () =>
  new DomainError('code-expired', 'unprocessable', undefined, [{ field: 'code', code: 'code-expired' }]);

/** Somebody else has just decided. */
export const claimDecided = (id: string) => new DomainError('claim-decided', 'conflict', { id });

export const claimNotDecided = (id: string) => new DomainError('claim-not-decided', 'conflict', { id });

/** A decision can be undone for 30 days. */
export const undoExpired = (id: string) => new DomainError('undo-expired', 'conflict', { id });

export const ownerNotFound = (id: string) => new DomainError('owner-not-found', 'not-found', { id });

export const tooManyInvitations = () => new DomainError('too-many-invitations', 'conflict');

/** Used, withdrawn, or too old. */
export const invitationExpired = () => new DomainError('invitation-expired', 'not-found');

/** Nobody can be invited where nobody can be written to. */
export const mailsNotSent = () => new DomainError('mails-not-sent', 'unavailable');

/** Fields that break a rule, each named. */
export const ownershipRefused = (fieldErrors: FieldError[]) =>
  new DomainError('ownership-refused', 'unprocessable', undefined, fieldErrors);
