import type { BusinessView } from '@tedarik/commands';
import type { BusinessSnapshot, LocationSnapshot } from '@tedarik/events';
import type { BusinessCard } from '@tedarik/search';
import { slugOfService, type Tables } from '../reference-tables/tables.js';
import { toPhoto } from '../photos/photo.types.js';
import type { Uploads } from '../pictures/uploads.js';
import type { Category } from '../categories/category.types.js';
import type { Business, Location } from './business.types.js';
import { toProduct } from './to-product.js';

const toLocation = ({ cityKey, ...location }: LocationSnapshot): Location => ({ ...location, citySlug: cityKey });

/** Returns the categories that still exist, in the order of the ids. A deleted category disappears at once. */
function categoriesOf(ids: readonly string[], tables: Tables): Category[] {
  return ids.map((id) => tables.category(id)).filter((category) => category !== undefined);
}

/** Converts a business for lists and resolves its keys to names. Fields that only its own page shows are empty. */
export function toBusiness(business: BusinessCard | BusinessSnapshot, tables: Tables): Business {
  const locations = business.locations.map(toLocation);
  return {
    ...business,
    categories: categoriesOf(business.categoryIds, tables),
    locations,
    headquarters: locations.find(({ isHeadquarters }) => isHeadquarters) ?? locations[0] ?? null,
    photosCount: 0,
    openingHours: [],
    products: [],
    certificates: [],
    serviceAttributes: [],
    ownership: null,
    photos: [],
  };
}

/** Converts a business with everything that its own page shows. */
export function toBusinessPage(view: BusinessView, tables: Tables, uploads: Uploads): Business {
  const { photosCount, openingHours, certificates, ownership } = view;
  const serviceAttributes = view.serviceAttributes.map((one) => ({ ...one, slug: slugOfService(one) }));
  const products = view.products.map((product) => toProduct(product, tables, null));
  return {
    ...toBusiness(view, tables),
    photosCount,
    openingHours,
    products,
    certificates,
    serviceAttributes,
    ownership,
    photos: view.photos.map((photo) => toPhoto(photo, uploads)),
  };
}
