import { DomainError } from '@tedarik/service-kit';

export const samePassword = () =>
  new DomainError('fields-refused', 'unprocessable', undefined, [{ field: 'next', code: 'same-password' }]);
