import { DomainError, type FieldError } from '@tedarik/service-kit';

/** Why something about a record is refused; `one` is what codes call such a record. */
export const recordErrors = (one: string) => ({
  notFound: (id: string) => new DomainError(`${one}-not-found`, 'not-found', { id }),
  /** Rules of the product that it breaks, field by field. */
  refused: (fieldErrors: FieldError[]) => new DomainError(`${one}-refused`, 'unprocessable', undefined, fieldErrors),
  nameTaken: () => new DomainError('name-taken', 'conflict', undefined, [{ field: 'name', code: 'name-taken' }]),
  /** The form was opened on an older revision: nothing was overwritten. */
  changedMeanwhile: (id: string, revision: number) =>
    new DomainError(`${one}-changed-meanwhile`, 'conflict', { id, revision }),
});
export type RecordErrors = ReturnType<typeof recordErrors>;
