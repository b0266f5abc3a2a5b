import {
  FindBusinessSlug,
  FindProductStretch,
  GetBusinessBySlug,
  GetDistrictDescription,
  GetProduct,
  GetReferenceTables,
  ListBusinessSnapshots,
  ListBusinesses,
  ListBusinessesByIds,
  ListProductAddresses,
  ListProductSnapshots,
  ListProducts,
  ListProductsOfBusiness,
  ListPublicAddresses,
  ListRecentBusinesses,
  SuggestBusinesses,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { BusinessViews } from './business-view.js';
import { GetBusinessBySlugQuery } from './get-business-by-slug.js';
import { ReferenceTables } from './reference-tables.js';
import { Snapshots } from './snapshots.js';
import { GetProductQuery } from './get-product.js';
import { ListedBusinesses } from './listed-businesses.js';
import { ListProductsQuery } from './list-products.js';
import { NamedBusinesses } from './named-businesses.js';
import { ProductAddresses } from './product-addresses.js';

/** Requests of the public site and of the indexer. */
export const READING_REQUESTS = [
  handledBy(GetProduct, GetProductQuery),
  handledBy(ListProducts, ListProductsQuery),
  handledBy(ListProductSnapshots, Snapshots, 'ofProducts'),
  handledBy(GetDistrictDescription, ReferenceTables, 'describeDistrict'),
  handledBy(GetBusinessBySlug, GetBusinessBySlugQuery),
  handledBy(FindBusinessSlug, GetBusinessBySlugQuery, 'findSlug'),
  handledBy(ListProductsOfBusiness, BusinessViews, 'listProducts'),
  handledBy(ListBusinesses, ListedBusinesses, 'list'),
  handledBy(ListRecentBusinesses, ListedBusinesses, 'recent'),
  handledBy(ListBusinessesByIds, ListedBusinesses, 'byIds'),
  handledBy(ListPublicAddresses, ListedBusinesses, 'addresses'),
  handledBy(FindProductStretch, ProductAddresses, 'stretch'),
  handledBy(ListProductAddresses, ProductAddresses, 'list'),
  handledBy(ListBusinessSnapshots, Snapshots, 'ofBusinesses'),
  handledBy(SuggestBusinesses, NamedBusinesses, 'suggest'),
  handledBy(GetReferenceTables, ReferenceTables, 'page'),
];
