import { DomainError } from '@tedarik/service-kit';

export const slugInvalid = (slug: string) =>
  new DomainError('slug-invalid', 'invalid', { slug }, [{ field: 'slug', code: 'slug-invalid' }]);

export const slugReserved = (slug: string) =>
  new DomainError('slug-reserved', 'invalid', { slug }, [{ field: 'slug', code: 'slug-reserved' }]);

export const slugTaken = (slug: string) =>
  new DomainError('slug-taken', 'conflict', { slug }, [{ field: 'slug', code: 'slug-taken' }]);
