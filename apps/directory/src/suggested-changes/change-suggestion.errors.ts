import { DomainError, type FieldError } from '@tedarik/service-kit';

export const suggestionNotFound = (id: string) => new DomainError('suggestion-not-found', 'not-found', { id });

/** Rules that it breaks, field by field; of a business's fields those that saving the business would name. */
export const suggestionRefused = (fieldErrors: FieldError[]) =>
  new DomainError('suggestion-refused', 'unprocessable', undefined, fieldErrors);

/** Somebody else has decided meanwhile. */
export const suggestionDecided = (id: string) => new DomainError('suggestion-decided', 'conflict', { id });

/** Its owner has added to it since it was looked at. */
export const suggestionChangedMeanwhile = (id: string) =>
  new DomainError('suggestion-changed-meanwhile', 'conflict', { id });

/** Another one of the same part, or of the same owner, waits already: that is decided first. */
export const suggestionWaitsAlready = (id: string) => new DomainError('suggestion-waits-already', 'conflict', { id });

/** To accept none of its changes is to reject it. */
export const suggestionPartsRequired = (id: string) =>
  new DomainError('suggestion-parts-required', 'unprocessable', { id });

export const suggestionNotDecided = (id: string) => new DomainError('suggestion-not-decided', 'conflict', { id });

/** A product has a category: the page has none that it could take. */
export const categoryRequired = (businessId: string) =>
  new DomainError('category-required', 'unprocessable', { businessId }, [
    { field: 'products', code: 'category-required' },
  ]);

/** The former values are not kept for longer. */
export const suggestionUndoExpired = (id: string) => new DomainError('suggestion-undo-expired', 'conflict', { id });
