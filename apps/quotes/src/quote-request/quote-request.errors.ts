import { DomainError, type FieldError } from '@tedarik/service-kit';

/** Of a link that opens nothing, and of an id that is not one's own. */
export const quoteRequestNotFound = () => new DomainError('quote-request-not-found', 'not-found');

export const quoteQuestionNotFound = () => new DomainError('quote-question-not-found', 'not-found');

export const quoteOfferNotFound = () => new DomainError('quote-offer-not-found', 'not-found');

/** It was accepted or closed, or nobody has confirmed it. */
export const quoteRequestEnded = () => new DomainError('quote-request-ended', 'conflict');

export const quoteDeadlinePassed = () => new DomainError('quote-deadline-passed', 'conflict');

export const quoteOffersSealed = () => new DomainError('quote-offers-sealed', 'conflict');

export const quoteOfferExpired = () => new DomainError('quote-offer-expired', 'conflict');

export const quoteQuestionsFull = () => new DomainError('quote-questions-full', 'conflict');

/** Every supplier has got this very text already. */
export const quoteRequestRepeated = () => new DomainError('quote-request-repeated', 'conflict');

/** None of the businesses has an address that may be written to. */
export const quoteRecipientsUnreachable = () => new DomainError('quote-recipients-unreachable', 'unprocessable');

export const quoteLimitReached = () => new DomainError('quote-limit-reached', 'too-many-requests');

export const quoteAddressBlocked = () => new DomainError('quote-address-blocked', 'forbidden');

export const accountErased = () => new DomainError('account-erased', 'forbidden');

/** Without mails nobody could confirm or offer. */
export const mailsNotSent = () => new DomainError('mails-not-sent', 'unavailable');

/** Rules of the product that the form breaks, field by field. */
export const quoteFormRefused = (fieldErrors: FieldError[]) =>
  new DomainError('quote-form-refused', 'unprocessable', undefined, fieldErrors);
