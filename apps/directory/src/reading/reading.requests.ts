import {
  FindBusinessSlug,
  GetBusinessBySlug,
  GetDistrictDescription,
  GetReferenceTables,
  ListBusinessSnapshots,
  ListBusinesses,
  ListBusinessesByIds,
  ListProductSnapshots,
  ListProducts,
  ListProductsOfBusiness,
  ListPublicAddresses,
  ListRecentBusinesses,
  SuggestBusinesses,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { BusinessViews } from './business-view.js';
import { FindBusinessSlugQuery } from './find-business-slug.js';
import { GetBusinessBySlugQuery } from './get-business-by-slug.js';
import { GetDistrictDescriptionQuery } from './get-district-description.js';
import { ListBusinessSnapshotsQuery } from './list-business-snapshots.js';
import { ListBusinessesByIdsQuery } from './list-businesses-by-ids.js';
import { ListBusinessesQuery } from './list-businesses.js';
import { ListProductSnapshotsQuery } from './list-product-snapshots.js';
import { ListProductsQuery } from './list-products.js';
import { ListPublicAddressesQuery } from './list-public-addresses.js';
import { ListRecentBusinessesQuery } from './list-recent-businesses.js';
import { ReferenceTables } from './reference-tables.js';
import { SuggestBusinessesQuery } from './suggest-businesses.js';

/** What the public site and the index request. */
export const READING_REQUESTS = [
  handledBy(ListProducts, ListProductsQuery),
  handledBy(ListProductSnapshots, ListProductSnapshotsQuery),
  handledBy(GetDistrictDescription, GetDistrictDescriptionQuery),
  handledBy(GetBusinessBySlug, GetBusinessBySlugQuery),
  handledBy(FindBusinessSlug, FindBusinessSlugQuery),
  handledBy(ListProductsOfBusiness, BusinessViews, 'listProducts'),
  handledBy(ListBusinesses, ListBusinessesQuery),
  handledBy(ListRecentBusinesses, ListRecentBusinessesQuery),
  handledBy(ListBusinessesByIds, ListBusinessesByIdsQuery),
  handledBy(ListPublicAddresses, ListPublicAddressesQuery),
  handledBy(ListBusinessSnapshots, ListBusinessSnapshotsQuery),
  handledBy(SuggestBusinesses, SuggestBusinessesQuery),
  handledBy(GetReferenceTables, ReferenceTables, 'page'),
];
