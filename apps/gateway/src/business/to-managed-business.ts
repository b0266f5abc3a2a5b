import { type BusinessView, type ManagedBusinessRow as Row, NEXT_STATUSES } from '@tedarik/commands';
import type { BusinessSnapshot } from '@tedarik/events';
import type { Tables } from '../reference-tables/tables.js';
import type { ManagedCategoryName } from '../products/managed-product.types.js';
import type { ManagedBusiness, ManagedBusinessRow, ManagedLocation } from './managed-business.types.js';

/** Prefix of the key of a district that was chosen by hand. */
const CHOSEN = 'id:';

export function toManagedRow({ logoUrl, categoryIds, ...row }: Row, tables: Tables): ManagedBusinessRow {
  const certificates = row.certificates.map(({ name, expiryDate }) =>
    expiryDate ? `${name} (${expiryDate.split('-').reverse().join('.')})` : name,
  );
  return { ...row, logo: logoUrl, categories: categoriesOf(categoryIds, tables), certificates };
}

export function toManagedBusiness(view: BusinessView, tables: Tables): ManagedBusiness {
  const { categoryIds, locations, certificates, products, ...business } = view;
  return {
    ...business,
    statuses: [view.status, ...NEXT_STATUSES[view.status]],
    logo: view.logoUrl,
    coverImage: view.coverImageUrl,
    categories: categoriesOf(categoryIds, tables),
    locations: locations.map(toLocation),
    certificates: certificates.map(({ id, name, issuedDate, expiryDate }) => ({
      certificateId: id,
      name,
      issuedDate,
      expiryDate,
    })),
    products: products.map(({ categoryId, ...product }) => ({
      ...product,
      image: product.imageUrl,
      category: (categoryId && categoriesOf([categoryId], tables)[0]) || null,
    })),
  };
}

function toLocation({ districtKeys, ...location }: BusinessSnapshot['locations'][number]): ManagedLocation {
  const chosen = districtKeys.find((key) => key.startsWith(CHOSEN));
  return { ...location, districtId: chosen ? chosen.slice(CHOSEN.length) : null };
}

const categoriesOf = (ids: readonly string[], tables: Tables): ManagedCategoryName[] =>
  ids.flatMap((id) => tables.category(id) ?? []).map(({ id, name }) => ({ id, name }));
