import { DomainError, type FieldError } from '@tedarik/service-kit';

export const submissionNotFound = (id: string) => new DomainError('submission-not-found', 'not-found', { id });

/** The submission has this decision already; another moderator may just have made it. */
export const submissionDecidedSo = (id: string, decision: string) =>
  new DomainError('submission-decided-so', 'conflict', { id, decision });

/** Only an approved submission can become a business. */
export const submissionNotApproved = (id: string) => new DomainError('submission-not-approved', 'conflict', { id });

/** Names each field that breaks a rule. */
export const submissionRefused = (fieldErrors: FieldError[]) =>
  new DomainError('submission-refused', 'unprocessable', undefined, fieldErrors);
