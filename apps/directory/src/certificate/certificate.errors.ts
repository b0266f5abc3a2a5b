import { DomainError, type FieldError } from '@tedarik/service-kit';

export const certificateNotFound = (id: string) => new DomainError('certificate-not-found', 'not-found', { id });

/** Rules of the product that it breaks, field by field. */
export const certificateRefused = (fieldErrors: FieldError[]) =>
  new DomainError('certificate-refused', 'unprocessable', undefined, fieldErrors);

export const certificateNameTaken = () =>
  new DomainError('name-taken', 'conflict', undefined, [{ field: 'name', code: 'name-taken' }]);

/** The form was opened on an older revision: nothing was overwritten. */
export const certificateChangedMeanwhile = (id: string, revision: number) =>
  new DomainError('certificate-changed-meanwhile', 'conflict', { id, revision });
