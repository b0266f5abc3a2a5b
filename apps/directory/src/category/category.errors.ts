import { DomainError } from '@tedarik/service-kit';

/** The category chosen as the target of the move does not exist. */
export const noCategoryToMoveTo = (id: string) =>
  new DomainError('category-unknown', 'unprocessable', { id }, [{ field: 'moveTo', code: 'category-unknown' }]);
