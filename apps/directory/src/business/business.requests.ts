import {
  ChangeBusinesses,
  CreateBusiness,
  DeleteBusiness,
  DeleteBusinesses,
  ExportBusinesses,
  FindBusinessSlug,
  GetBusiness,
  GetBusinessBySlug,
  GetDeletionEffects,
  ImportBusinesses,
  ListBusinesses,
  ListBusinessesByIds,
  ListBusinessNames,
  ListBusinessSnapshots,
  ListManagedBusinesses,
  ListProductsOfBusiness,
  ListPublicAddresses,
  ListRecentBusinesses,
  MatchBusinesses,
  RestoreBusinesses,
  SuggestBusinesses,
  UndoBusinessChanges,
  UndoImportedBusinesses,
  UndoImportedUpdates,
  UpdateBusiness,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ChangeBusinessesHandler } from '../commands/change-businesses.handler.js';
import { CreateBusinessHandler } from '../commands/create-business.handler.js';
import { DeleteBusinessHandler } from '../commands/delete-business.handler.js';
import { DeleteBusinessesHandler } from '../commands/delete-businesses.handler.js';
import { ImportBusinessesHandler } from '../commands/import-businesses.handler.js';
import { RestoreBusinessesHandler } from '../commands/restore-businesses.handler.js';
import { UndoBusinessChangesHandler } from '../commands/undo-business-changes.handler.js';
import { UndoImportedBusinessesHandler } from '../commands/undo-imported-businesses.handler.js';
import { UndoImportedUpdatesHandler } from '../commands/undo-imported-updates.handler.js';
import { UpdateBusinessHandler } from '../commands/update-business.handler.js';
import { BusinessViews } from '../queries/business-view.js';
import { ExportBusinessesQuery } from '../queries/export-businesses.js';
import { FindBusinessSlugQuery } from '../queries/find-business-slug.js';
import { GetBusinessBySlugQuery } from '../queries/get-business-by-slug.js';
import { GetBusinessQuery } from '../queries/get-business.js';
import { GetDeletionEffectsQuery } from '../queries/get-deletion-effects.js';
import { ListBusinessNamesQuery } from '../queries/list-business-names.js';
import { ListBusinessSnapshotsQuery } from '../queries/list-business-snapshots.js';
import { ListBusinessesByIdsQuery } from '../queries/list-businesses-by-ids.js';
import { ListBusinessesQuery } from '../queries/list-businesses.js';
import { ListManagedBusinessesQuery } from '../queries/list-managed-businesses.js';
import { ListPublicAddressesQuery } from '../queries/list-public-addresses.js';
import { ListRecentBusinessesQuery } from '../queries/list-recent-businesses.js';
import { MatchBusinessesQuery } from '../queries/match-businesses.js';
import { SuggestBusinessesQuery } from '../queries/suggest-businesses.js';

/** Requests about businesses, of the site, the back office and imports. */
export const BUSINESS_REQUESTS = [
  handledBy(CreateBusiness, CreateBusinessHandler),
  handledBy(UpdateBusiness, UpdateBusinessHandler),
  handledBy(DeleteBusiness, DeleteBusinessHandler),
  handledBy(ImportBusinesses, ImportBusinessesHandler),
  handledBy(MatchBusinesses, MatchBusinessesQuery),
  handledBy(UndoImportedBusinesses, UndoImportedBusinessesHandler),
  handledBy(UndoImportedUpdates, UndoImportedUpdatesHandler),
  handledBy(GetBusinessBySlug, GetBusinessBySlugQuery),
  handledBy(FindBusinessSlug, FindBusinessSlugQuery),
  handledBy(GetBusiness, GetBusinessQuery),
  handledBy(ListProductsOfBusiness, BusinessViews, 'listProducts'),
  handledBy(ListBusinesses, ListBusinessesQuery),
  handledBy(ListRecentBusinesses, ListRecentBusinessesQuery),
  handledBy(ListBusinessesByIds, ListBusinessesByIdsQuery),
  handledBy(ListPublicAddresses, ListPublicAddressesQuery),
  handledBy(ListBusinessNames, ListBusinessNamesQuery),
  handledBy(ListBusinessSnapshots, ListBusinessSnapshotsQuery),
  handledBy(ListManagedBusinesses, ListManagedBusinessesQuery),
  handledBy(ExportBusinesses, ExportBusinessesQuery),
  handledBy(GetDeletionEffects, GetDeletionEffectsQuery),
  handledBy(ChangeBusinesses, ChangeBusinessesHandler),
  handledBy(UndoBusinessChanges, UndoBusinessChangesHandler),
  handledBy(DeleteBusinesses, DeleteBusinessesHandler),
  handledBy(RestoreBusinesses, RestoreBusinessesHandler),
  handledBy(SuggestBusinesses, SuggestBusinessesQuery),
];
