import { DomainError, type FieldError } from '@tedarik/service-kit';

export const commentNotFound = (id: string) => new DomainError('comment-not-found', 'not-found', { id });

/** Rules of the product that the comment breaks, field by field. */
export const commentRefused = (fieldErrors: FieldError[]) =>
  new DomainError('comment-refused', 'unprocessable', undefined, fieldErrors);
