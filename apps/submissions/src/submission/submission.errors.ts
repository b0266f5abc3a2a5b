import { DomainError, type FieldError } from '@tedarik/service-kit';

export const submissionNotFound = (id: string) => new DomainError('submission-not-found', 'not-found', { id });

/** Rules of the product that the submission breaks, field by field. */
export const submissionRefused = (fieldErrors: FieldError[]) =>
  new DomainError('submission-refused', 'unprocessable', undefined, fieldErrors);
