import { DomainError, type FieldError } from '@tedarik/service-kit';

export const tooManyPhotos = (businessId: string) => new DomainError('too-many-photos', 'conflict', { businessId });

/** Also for a photo of another page: nobody learns of it. */
export const photoNotFound = (id: string) => new DomainError('photo-not-found', 'not-found', { id });

/** The form names other photos than the page has by now. */
export const photosChangedMeanwhile = (businessId: string) =>
  new DomainError('photos-changed-meanwhile', 'conflict', { businessId });

/** Fields that break a rule, each named. */
export const photosRefused = (fieldErrors: FieldError[]) =>
  new DomainError('photos-refused', 'unprocessable', undefined, fieldErrors);
