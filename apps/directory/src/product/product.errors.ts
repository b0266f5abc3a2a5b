import { DomainError, type FieldError } from '@tedarik/service-kit';

export const productNotFound = (id: string) => new DomainError('product-not-found', 'not-found', { id });

/** Names each field that breaks a rule. */
export const productRefused = (fieldErrors: FieldError[]) =>
  new DomainError('product-refused', 'unprocessable', undefined, fieldErrors);

/** The form was opened on an older revision; nothing was saved. */
export const productChangedMeanwhile = (id: string, revision: number) =>
  new DomainError('product-changed-meanwhile', 'conflict', { id, revision });
