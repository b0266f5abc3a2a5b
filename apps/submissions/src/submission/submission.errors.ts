import { DomainError, type FieldError } from '@tedarik/service-kit';

export const submissionNotFound = (id: string) => new DomainError('submission-not-found', 'not-found', { id });

/** The decision is based on a status that another moderator has changed meanwhile. */
export const submissionChangedMeanwhile = (id: string) =>
  new DomainError('submission-changed-meanwhile', 'conflict', { id });

/** The submission has this decision already. */
export const submissionDecidedSo = (id: string, decision: string) =>
  new DomainError('submission-decided-so', 'conflict', { id, decision });

/** Only an approved submission can become a business. */
export const submissionNotApproved = (id: string) => new DomainError('submission-not-approved', 'conflict', { id });

/** Names each field that breaks a rule. */
export const submissionRefused = (fieldErrors: FieldError[]) =>
  new DomainError('submission-refused', 'unprocessable', undefined, fieldErrors);
