import { DomainError } from '@tedarik/service-kit';

const refusal = (code: string, kind: 'unprocessable' | 'conflict', slug: string) =>
  new DomainError(code, kind, { slug }, [{ field: 'slug', code }]);

export const slugInvalid = (slug: string) => refusal('slug-invalid', 'unprocessable', slug);

/** SLUG-08: the slug is that of a route. */
export const slugReserved = (slug: string) => refusal('slug-reserved', 'unprocessable', slug);

export const slugTaken = (slug: string) => refusal('slug-taken', 'conflict', slug);
