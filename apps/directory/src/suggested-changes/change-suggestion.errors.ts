import { DomainError, type FieldError } from '@tedarik/service-kit';

export const suggestionNotFound = (id: string) => new DomainError('suggestion-not-found', 'not-found', { id });

/** Names each field that breaks a rule; fields of the business have the same names as when it is saved. */
export const suggestionRefused = (fieldErrors: FieldError[]) =>
  new DomainError('suggestion-refused', 'unprocessable', undefined, fieldErrors);

/** Another editor has decided meanwhile. */
export const suggestionDecided = (id: string) => new DomainError('suggestion-decided', 'conflict', { id });

/** The owner has added to the suggestion since it was opened. */
export const suggestionChangedMeanwhile = (id: string) =>
  new DomainError('suggestion-changed-meanwhile', 'conflict', { id });

/** Another suggestion for the same part, or of the same owner, is pending and must be decided first. */
export const suggestionWaitsAlready = (id: string) => new DomainError('suggestion-waits-already', 'conflict', { id });

/** At least one part must be accepted; otherwise the suggestion must be rejected. */
export const suggestionPartsRequired = (id: string) =>
  new DomainError('suggestion-parts-required', 'unprocessable', { id });

export const suggestionNotDecided = (id: string) => new DomainError('suggestion-not-decided', 'conflict', { id });

/** A new product needs a category, and the page has none that it could use. */
export const categoryRequired = (businessId: string) =>
  new DomainError('category-required', 'unprocessable', { businessId }, [
    { field: 'products', code: 'category-required' },
  ]);

/** The former values are no longer stored. */
export const suggestionUndoExpired = (id: string) => new DomainError('suggestion-undo-expired', 'conflict', { id });
