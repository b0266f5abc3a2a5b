import { DomainError, type FieldError } from '@tedarik/service-kit';

export const districtNotFound = (id: string) => new DomainError('district-not-found', 'not-found', { id });

/** Rules of the product that it breaks, field by field. */
export const districtRefused = (fieldErrors: FieldError[]) =>
  new DomainError('district-refused', 'unprocessable', undefined, fieldErrors);

/** ADM-DIST-05: the city has a district of this name. */
export const districtNameTaken = () =>
  new DomainError('name-taken', 'conflict', undefined, [{ field: 'name', code: 'name-taken' }]);

/** The form was opened on an older revision: nothing was overwritten. */
export const districtChangedMeanwhile = (id: string, revision: number) =>
  new DomainError('district-changed-meanwhile', 'conflict', { id, revision });
