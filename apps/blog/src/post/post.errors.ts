import { DomainError, type FieldError } from '@tedarik/service-kit';

export const postNotFound = (id: string) => new DomainError('post-not-found', 'not-found', { id });

/** Names each field that breaks a rule. */
export const postRefused = (fieldErrors: FieldError[]) =>
  new DomainError('post-refused', 'unprocessable', undefined, fieldErrors);

/** The form was opened on an older revision; nothing was saved. */
export const postChangedMeanwhile = (id: string, revision: number) =>
  new DomainError('post-changed-meanwhile', 'conflict', { id, revision });

export const unknownCategory = (id: string) =>
  new DomainError('category-unknown', 'unprocessable', { id }, [{ field: 'categoryId', code: 'category-unknown' }]);
