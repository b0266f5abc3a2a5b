import * as commands from '@tedarik/commands';
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
  handledBy(commands.GetProduct, GetProductQuery),
  handledBy(commands.ListProducts, ListProductsQuery),
  handledBy(commands.ListProductSnapshots, Snapshots, 'ofProducts'),
  handledBy(commands.GetDistrictDescription, ReferenceTables, 'describeDistrict'),
  handledBy(commands.GetBusinessBySlug, GetBusinessBySlugQuery),
  handledBy(commands.FindBusinessSlug, GetBusinessBySlugQuery, 'findSlug'),
  handledBy(commands.ListProductsOfBusiness, BusinessViews, 'listProducts'),
  handledBy(commands.ListBusinesses, ListedBusinesses, 'list'),
  handledBy(commands.ListRecentBusinesses, ListedBusinesses, 'recent'),
  handledBy(commands.ListBusinessesByIds, ListedBusinesses, 'byIds'),
  handledBy(commands.ListPublicAddresses, ListedBusinesses, 'addresses'),
  handledBy(commands.FindProductStretch, ProductAddresses, 'stretch'),
  handledBy(commands.ListProductAddresses, ProductAddresses, 'list'),
  handledBy(commands.ListBusinessSnapshots, Snapshots, 'ofBusinesses'),
  handledBy(commands.SuggestBusinesses, NamedBusinesses, 'suggest'),
  handledBy(commands.GetReferenceTables, ReferenceTables, 'page'),
];
