import { DomainError, type FieldError } from '@tedarik/service-kit';

export const businessNotFound = (id: string) => new DomainError('business-not-found', 'not-found', { id });

/** The form was opened on an older revision: nothing was overwritten. */
export const businessChangedMeanwhile = (id: string, revision: number) =>
  new DomainError('business-changed-meanwhile', 'conflict', { id, revision });

export const statusChangeNotAllowed = (from: string, to: string) =>
  new DomainError('status-change-not-allowed', 'invalid', { from, to }, [
    { field: 'status', code: 'status-change-not-allowed' },
  ]);

export const certificateDatesOutOfOrder = (index: number) =>
  new DomainError('certificate-dates-out-of-order', 'unprocessable', undefined, [
    { field: `certificates.${index}.expiryDate`, code: 'certificate-dates-out-of-order' },
  ]);

export const locationsInvalid = (fieldErrors: FieldError[]) =>
  new DomainError('locations-invalid', 'unprocessable', undefined, fieldErrors);

export const unknownCategory = (id: string) =>
  new DomainError('category-unknown', 'invalid', { id }, [{ field: 'categoryIds', code: 'category-unknown' }]);

export const unknownBusiness = (id: string) =>
  new DomainError('business-unknown', 'invalid', { id }, [{ field: 'products', code: 'business-unknown' }]);

export const unknownCertificate = (id: string) =>
  new DomainError('certificate-unknown', 'invalid', { id }, [{ field: 'certificates', code: 'certificate-unknown' }]);
