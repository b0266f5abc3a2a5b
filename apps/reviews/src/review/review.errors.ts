import { DomainError } from '@tedarik/service-kit';

const refused = (field: string, code: string, details?: Record<string, unknown>) =>
  new DomainError(code, 'unprocessable', details, [{ field, code }]);

export const ratingMissing = () => refused('rating', 'rating-missing');
export const commentTooShort = (min: number) => refused('comment', 'comment-too-short', { min });
export const commentTooLong = (max: number) => refused('comment', 'comment-too-long', { max });

export const signInRequired = () => new DomainError('sign-in-required', 'unauthenticated');
export const reviewNotFound = (id: string) => new DomainError('review-not-found', 'not-found', { id });
/** The business is unknown here, deleted, or not public. */
export const businessNotFound = (id: string) => new DomainError('business-not-found', 'not-found', { id });
/** PUB-REV-16: one review per person and business. */
export const alreadyReviewed = (businessId: string) => new DomainError('already-reviewed', 'conflict', { businessId });
export const notWaiting = (id: string) => new DomainError('review-not-waiting', 'conflict', { id });
export const notHeld = (id: string) => new DomainError('review-not-held', 'conflict', { id });
export const notHidden = (id: string) => new DomainError('review-not-hidden', 'conflict', { id });
export const notReported = (id: string) => new DomainError('review-not-reported', 'conflict', { id });
export const notRemoved = (id: string) => new DomainError('review-not-removed', 'conflict', { id });
export const alreadyHidden = (id: string) => new DomainError('review-already-hidden', 'conflict', { id });
export const notAnswered = (id: string) => new DomainError('review-not-answered', 'conflict', { id });
export const replyRefused = (code: 'required' | 'too-long') =>
  new DomainError('reply-refused', 'unprocessable', undefined, [{ field: 'text', code }]);
/** The account does not own the page of the reviewed business. */
export const notPageOwner = (businessId: string) => new DomainError('not-page-owner', 'forbidden', { businessId });
export const reasonMissing = () => refused('reason', 'reason-missing');
/** A search for very common words that rarely occur together exceeded its time budget. */
export const listTookTooLong = () => new DomainError('list-took-too-long', 'unavailable');
export const alreadyReported = (id: string) => new DomainError('already-reported', 'conflict', { id });
export const ownReview = (id: string) => new DomainError('own-review', 'forbidden', { id });
export const accountErased = () => new DomainError('account-erased', 'forbidden');
export const tooManyPhotos = (id: string) => new DomainError('too-many-photos', 'conflict', { id });
/** Also thrown for a photo of another review, so that its existence is not revealed. */
export const photoNotFound = (id: string) => new DomainError('photo-not-found', 'not-found', { id });
export const photoRefused = (field: 'alt' | 'reason', code: 'required' | 'too-long') =>
  new DomainError('photo-refused', 'unprocessable', undefined, [{ field, code }]);
