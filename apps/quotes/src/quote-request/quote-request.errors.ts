import { DomainError, type FieldError } from '@tedarik/service-kit';

/** The link is unknown, or the request belongs to another account. */
export const quoteRequestNotFound = () => new DomainError('quote-request-not-found', 'not-found');

export const quoteQuestionNotFound = () => new DomainError('quote-question-not-found', 'not-found');

export const quoteOfferNotFound = () => new DomainError('quote-offer-not-found', 'not-found');

/** It was accepted or closed, or was never confirmed. */
export const quoteRequestEnded = () => new DomainError('quote-request-ended', 'conflict');

export const quoteDeadlinePassed = () => new DomainError('quote-deadline-passed', 'conflict');

export const quoteOffersSealed = () => new DomainError('quote-offers-sealed', 'conflict');

export const quoteOfferExpired = () => new DomainError('quote-offer-expired', 'conflict');

export const quoteQuestionsFull = () => new DomainError('quote-questions-full', 'conflict');

/** All suppliers have already received this text. */
export const quoteRequestRepeated = () => new DomainError('quote-request-repeated', 'conflict');

/** None of the businesses has an address to which mails may be sent. */
export const quoteRecipientsUnreachable = () => new DomainError('quote-recipients-unreachable', 'unprocessable');

export const quoteLimitReached = () => new DomainError('quote-limit-reached', 'too-many-requests');

export const quoteAddressBlocked = () => new DomainError('quote-address-blocked', 'forbidden');

export const accountErased = () => new DomainError('account-erased', 'forbidden');

/** Without mails nobody could confirm a request or make an offer. */
export const mailsNotSent = () => new DomainError('mails-not-sent', 'unavailable');

/** Names each field that breaks a rule. */
export const quoteFormRefused = (fieldErrors: FieldError[]) =>
  new DomainError('quote-form-refused', 'unprocessable', undefined, fieldErrors);
