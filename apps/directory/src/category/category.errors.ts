import { DomainError, type FieldError } from '@tedarik/service-kit';

export const categoryNotFound = (id: string) => new DomainError('category-not-found', 'not-found', { id });

/** Rules of the product that it breaks, field by field. */
export const categoryRefused = (fieldErrors: FieldError[]) =>
  new DomainError('category-refused', 'unprocessable', undefined, fieldErrors);

export const categoryNameTaken = () =>
  new DomainError('name-taken', 'conflict', undefined, [{ field: 'name', code: 'name-taken' }]);

/** The form was opened on an older revision: nothing was overwritten. */
export const categoryChangedMeanwhile = (id: string, revision: number) =>
  new DomainError('category-changed-meanwhile', 'conflict', { id, revision });

/** Nothing can be moved to a category that is not there. */
export const noCategoryToMoveTo = (id: string) =>
  new DomainError('category-unknown', 'unprocessable', { id }, [{ field: 'moveTo', code: 'category-unknown' }]);
