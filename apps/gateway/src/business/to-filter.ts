import type { ListManagedBusinesses, RequestOf } from '@tedarik/commands';
import type { ManagedBusinessFilter } from './managed-business.inputs.js';

type Filter = Partial<
  Omit<RequestOf<typeof ListManagedBusinesses>, 'search' | 'page' | 'pageSize' | 'sort' | 'descending'>
>;

/** Converts the GraphQL filter of the business list to the request's filter. */
export function toFilter(filter: ManagedBusinessFilter | null): Filter {
  if (!filter) return {};
  const { isWithoutCategory, isWithoutLocation, categoryId, ...rest } = filter;
  const category = isWithoutCategory ? null : (categoryId ?? undefined);
  return {
    ...withoutNothing(rest),
    ...(category !== undefined && { categoryId: category }),
    ...(isWithoutLocation && { cityKey: null }),
  } as Filter;
}

/** Drops fields that are undefined or null. */
export const withoutNothing = <Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as never;
