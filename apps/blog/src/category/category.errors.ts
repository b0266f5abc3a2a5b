import { DomainError, type FieldError } from '@tedarik/service-kit';

export const categoryNotFound = (id: string) => new DomainError('category-not-found', 'not-found', { id });

/** Rules of the product that the category breaks, field by field. */
export const categoryRefused = (fieldErrors: FieldError[]) =>
  new DomainError('category-refused', 'unprocessable', undefined, fieldErrors);

/** Another category has the name, however it is written. */
export const categoryNameTaken = () => categoryRefused([{ field: 'name', code: 'name-taken' }]);

/** The form was opened on an older revision: nothing was overwritten. */
export const categoryChangedMeanwhile = (id: string, revision: number) =>
  new DomainError('category-changed-meanwhile', 'conflict', { id, revision });
