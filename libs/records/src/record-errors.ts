import { DomainError, type FieldError } from '@tedarik/service-kit';

/** The errors for a kind of record; `one` is its name in error codes. */
export const recordErrors = (one: string) => ({
  notFound: (id: string) => new DomainError(`${one}-not-found`, 'not-found', { id }),
  /** Fields break rules of the product. */
  refused: (fieldErrors: FieldError[]) => new DomainError(`${one}-refused`, 'unprocessable', undefined, fieldErrors),
  nameTaken: () => new DomainError('name-taken', 'conflict', undefined, [{ field: 'name', code: 'name-taken' }]),
  /** The form was opened on an older revision, so nothing was overwritten. */
  changedMeanwhile: (id: string, revision: number) =>
    new DomainError(`${one}-changed-meanwhile`, 'conflict', { id, revision }),
});
export type RecordErrors = ReturnType<typeof recordErrors>;
