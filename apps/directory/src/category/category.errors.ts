import { DomainError } from '@tedarik/service-kit';

/** Nothing can be moved to a category that is not there. */
export const noCategoryToMoveTo = (id: string) =>
  new DomainError('category-unknown', 'unprocessable', { id }, [{ field: 'moveTo', code: 'category-unknown' }]);
