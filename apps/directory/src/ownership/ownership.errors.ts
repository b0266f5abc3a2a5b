import { DomainError, type FieldError } from '@tedarik/service-kit';

export const accountRequired = () => new DomainError('sign-in-required', 'unauthenticated');

export const emailNotVerified = () => new DomainError('e-mail-not-verified', 'forbidden');

/** The account was erased while the request was processed. */
export const ownerErased = () => new DomainError('account-erased', 'conflict');

/** Also thrown for a page that does not exist, so that callers cannot find out which pages exist. */
export const notPageOwner = (businessId: string) => new DomainError('not-page-owner', 'forbidden', { businessId });

export const alreadyPageOwner = (businessId: string) =>
  new DomainError('already-page-owner', 'conflict', { businessId });

/** The account would own more pages than allowed. */
export const tooManyPages = () => new DomainError('too-many-pages', 'conflict');

/** The caller's own claim of the page already waits for the back office. */
export const claimWaitsAlready = () => new DomainError('claim-waits-already', 'conflict');

/** This way is not among those of `ClaimWays`. */
export const claimWayNotOffered = (way: string) => new DomainError('claim-way-not-offered', 'conflict', { way });

/** The mailbox or phone of the business has been sent as many codes today as it may get. */
export const tooManyCodes = () => new DomainError('too-many-requests', 'too-many-requests');

/** Also thrown for another account's claim, so that its existence is not revealed. */
export const claimNotFound = (id: string) => new DomainError('claim-not-found', 'not-found', { id });

export const wrongClaimCode = (triesLeft: number) =>
  new DomainError('wrong-code', 'unprocessable', { triesLeft }, [{ field: 'code', code: 'wrong-code' }]);

export const codeUsedUp = () =>
  new DomainError('code-used-up', 'unprocessable', undefined, [{ field: 'code', code: 'code-used-up' }]);

export const codeExpired = () =>
  new DomainError('code-expired', 'unprocessable', undefined, [{ field: 'code', code: 'code-expired' }]);

/** Another moderator has just decided the claim. */
export const claimDecided = (id: string) => new DomainError('claim-decided', 'conflict', { id });

export const claimNotDecided = (id: string) => new DomainError('claim-not-decided', 'conflict', { id });

/** The 30 days within which a decision can be undone are over. */
export const undoExpired = (id: string) => new DomainError('undo-expired', 'conflict', { id });

export const ownerNotFound = (id: string) => new DomainError('owner-not-found', 'not-found', { id });

export const tooManyInvitations = () => new DomainError('too-many-invitations', 'conflict');

/** Used, withdrawn or expired. */
export const invitationExpired = () => new DomainError('invitation-expired', 'not-found');

/** Invitations are not possible where mails cannot be sent. */
export const mailsNotSent = () => new DomainError('mails-not-sent', 'unavailable');

/** Names each field that breaks a rule. */
export const ownershipRefused = (fieldErrors: FieldError[]) =>
  new DomainError('ownership-refused', 'unprocessable', undefined, fieldErrors);
