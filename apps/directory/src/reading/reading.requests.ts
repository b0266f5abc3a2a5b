import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { BusinessViews } from './business-view.js';
import { GetBusinessBySlugQuery } from './get-business-by-slug.js';
import { ReferenceTables } from './reference-tables.js';
import { Snapshots } from './snapshots.js';
import { PublicProducts } from './public-products.js';
import { ListedBusinesses } from './listed-businesses.js';
import { NamedBusinesses } from './named-businesses.js';

/** Requests of the public site and of the indexer. */
export const READING_REQUESTS = [
  handledBy(commands.GetProduct, PublicProducts, 'get'),
  handledBy(commands.ListProducts, PublicProducts, 'list'),
  handledBy(commands.ListProductSnapshots, Snapshots, 'ofProducts'),
  handledBy(commands.GetDistrictDescription, ReferenceTables, 'describeDistrict'),
  handledBy(commands.GetBusinessBySlug, GetBusinessBySlugQuery),
  handledBy(commands.FindBusinessSlug, GetBusinessBySlugQuery, 'findSlug'),
  handledBy(commands.ListProductsOfBusiness, BusinessViews, 'listProducts'),
  handledBy(commands.ListBusinesses, ListedBusinesses, 'list'),
  handledBy(commands.ListRecentBusinesses, ListedBusinesses, 'recent'),
  handledBy(commands.ListBusinessesByIds, ListedBusinesses, 'byIds'),
  handledBy(commands.ListPublicAddresses, ListedBusinesses, 'addresses'),
  handledBy(commands.FindProductStretch, PublicProducts, 'stretch'),
  handledBy(commands.ListProductAddresses, PublicProducts, 'listAddresses'),
  handledBy(commands.ListBusinessSnapshots, Snapshots, 'ofBusinesses'),
  handledBy(commands.SuggestBusinesses, NamedBusinesses, 'suggest'),
  handledBy(commands.GetReferenceTables, ReferenceTables, 'page'),
];
