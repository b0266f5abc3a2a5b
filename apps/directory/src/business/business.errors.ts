import { DomainError, type FieldError } from '@tedarik/service-kit';

export const businessNotFound = (id: string) => new DomainError('business-not-found', 'not-found', { id });

/** The form was opened on an older revision; nothing was saved. */
export const businessChangedMeanwhile = (id: string, revision: number) =>
  new DomainError('business-changed-meanwhile', 'conflict', { id, revision });

export const statusChangeNotAllowed = (from: string, to: string) =>
  new DomainError('status-change-not-allowed', 'invalid', { from, to }, [
    { field: 'status', code: 'status-change-not-allowed' },
  ]);

/** Names each field that breaks a rule. */
export const businessInvalid = (fieldErrors: FieldError[]) =>
  new DomainError('business-invalid', 'unprocessable', undefined, fieldErrors);

/** Another live business has this place id by now. */
export const placeTaken = (id: string) => new DomainError('place-taken', 'conflict', { id });

/** A merged business cannot be restored; it returns when the merge is undone. */
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

/** A bulk edit must not leave a business without any category, because the form requires one. */
export const lastCategory = (id: string) => new DomainError('last-category', 'unprocessable', { id });

/** With more links the form could not save the business any more. */
export const tooManyLinked = (id: string) => new DomainError('too-many-linked', 'unprocessable', { id });
