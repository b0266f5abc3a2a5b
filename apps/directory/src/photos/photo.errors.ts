import { DomainError, type FieldError } from '@tedarik/service-kit';

export const tooManyPhotos = (businessId: string) => new DomainError('too-many-photos', 'conflict', { businessId });

/** Also thrown for a photo of another page, so that its existence is not revealed. */
export const photoNotFound = (id: string) => new DomainError('photo-not-found', 'not-found', { id });

/** The form lists other photos than the page has now. */
export const photosChangedMeanwhile = (businessId: string) =>
  new DomainError('photos-changed-meanwhile', 'conflict', { businessId });

/** Names each field that breaks a rule. */
export const photosRefused = (fieldErrors: FieldError[]) =>
  new DomainError('photos-refused', 'unprocessable', undefined, fieldErrors);
