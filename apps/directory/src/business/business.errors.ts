import { DomainError, type FieldError } from '@tedarik/service-kit';

export const businessNotFound = (id: string) => new DomainError('business-not-found', 'not-found', { id });

/** The form was opened on an older revision: nothing was overwritten. */
export const businessChangedMeanwhile = (id: string, revision: number) =>
  new DomainError('business-changed-meanwhile', 'conflict', { id, revision });

export const statusChangeNotAllowed = (from: string, to: string) =>
  new DomainError('status-change-not-allowed', 'invalid', { from, to }, [
    { field: 'status', code: 'status-change-not-allowed' },
  ]);

/** Fields that break a rule, each named. */
export const businessInvalid = (fieldErrors: FieldError[]) =>
  new DomainError('business-invalid', 'unprocessable', undefined, fieldErrors);

/** Another business stands for the same place of the map by now. */
export const placeTaken = (id: string) => new DomainError('place-taken', 'conflict', { id });

/** It comes back when the merge is undone, not by itself. */
export const businessMerged = (id: string) => new DomainError('business-merged', 'conflict', { id });

export const unknownDistrict = (id: string) =>
  new DomainError('district-unknown', 'invalid', { id }, [{ field: 'locations', code: 'district-unknown' }]);

export const unknownCategory = (id: string) =>
  new DomainError('category-unknown', 'invalid', { id }, [{ field: 'categoryIds', code: 'category-unknown' }]);

export const unknownBusiness = (id: string) =>
  new DomainError('business-unknown', 'invalid', { id }, [{ field: 'products', code: 'business-unknown' }]);

export const unknownCertificate = (id: string) =>
  new DomainError('certificate-unknown', 'invalid', { id }, [{ field: 'certificates', code: 'certificate-unknown' }]);

export const unknownServiceAttribute = (id: string) =>
  new DomainError('service-attribute-unknown', 'invalid', { id }, [
    { field: 'serviceAttributeIds', code: 'service-attribute-unknown' },
  ]);

/** Every business that a form saves is in a category: a change of many leaves none without. */
export const lastCategory = (id: string) => new DomainError('last-category', 'unprocessable', { id });

/** A form could not save it any more. */
export const tooManyLinked = (id: string) => new DomainError('too-many-linked', 'unprocessable', { id });
