import { DomainError, type FieldError } from '@tedarik/service-kit';

export const commentNotFound = (id: string) => new DomainError('comment-not-found', 'not-found', { id });

/** Names each field that breaks a rule. */
export const commentRefused = (fieldErrors: FieldError[]) =>
  new DomainError('comment-refused', 'unprocessable', undefined, fieldErrors);
