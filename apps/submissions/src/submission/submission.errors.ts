import { DomainError, type FieldError } from '@tedarik/service-kit';

export const submissionNotFound = (id: string) => new DomainError('submission-not-found', 'not-found', { id });

/** It has been approved, or rejected, already: somebody else may just have done it. */
export const submissionDecidedSo = (id: string, decision: string) =>
  new DomainError('submission-decided-so', 'conflict', { id, decision });

/** Only what is approved becomes a business. */
export const submissionNotApproved = (id: string) => new DomainError('submission-not-approved', 'conflict', { id });

/** Rules of the product that the submission breaks, field by field. */
export const submissionRefused = (fieldErrors: FieldError[]) =>
  new DomainError('submission-refused', 'unprocessable', undefined, fieldErrors);
