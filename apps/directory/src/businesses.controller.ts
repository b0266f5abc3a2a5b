import {
  CreateBusiness,
  DeleteBusiness,
  FindBusinessSlug,
  GetBusiness,
  GetBusinessBySlug,
  ImportBusinesses,
  ListBusinesses,
  ListBusinessNames,
  ListBusinessSnapshots,
  ListBusinessesByIds,
  ListProductsOfBusiness,
  ListPublicAddresses,
  ListRecentBusinesses,
  MatchBusinesses,
  UndoImportedBusinesses,
  UndoImportedUpdates,
  UpdateBusiness,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { CreateBusinessHandler } from './commands/create-business.handler.js';
import { DeleteBusinessHandler } from './commands/delete-business.handler.js';
import { ImportBusinessesHandler } from './commands/import-businesses.handler.js';
import { UndoImportedBusinessesHandler } from './commands/undo-imported-businesses.handler.js';
import { UndoImportedUpdatesHandler } from './commands/undo-imported-updates.handler.js';
import { UpdateBusinessHandler } from './commands/update-business.handler.js';
import { BusinessViews } from './queries/business-view.js';
import { FindBusinessSlugQuery } from './queries/find-business-slug.js';
import { GetBusinessBySlugQuery } from './queries/get-business-by-slug.js';
import { GetBusinessQuery } from './queries/get-business.js';
import { ListBusinessNamesQuery } from './queries/list-business-names.js';
import { ListBusinessSnapshotsQuery } from './queries/list-business-snapshots.js';
import { ListBusinessesQuery } from './queries/list-businesses.js';
import { ListBusinessesByIdsQuery } from './queries/list-businesses-by-ids.js';
import { ListPublicAddressesQuery } from './queries/list-public-addresses.js';
import { ListRecentBusinessesQuery } from './queries/list-recent-businesses.js';
import { MatchBusinessesQuery } from './queries/match-businesses.js';

/** Requests about businesses. */
@Controller()
export class BusinessesController {
  constructor(
    private readonly create: CreateBusinessHandler,
    private readonly update: UpdateBusinessHandler,
    private readonly remove: DeleteBusinessHandler,
    private readonly importBatch: ImportBusinessesHandler,
    private readonly matches: MatchBusinessesQuery,
    private readonly undoImport: UndoImportedBusinessesHandler,
    private readonly undoUpdates: UndoImportedUpdatesHandler,
    private readonly bySlug: GetBusinessBySlugQuery,
    private readonly slugs: FindBusinessSlugQuery,
    private readonly byId: GetBusinessQuery,
    private readonly views: BusinessViews,
    private readonly list: ListBusinessesQuery,
    private readonly recent: ListRecentBusinessesQuery,
    private readonly byIds: ListBusinessesByIdsQuery,
    private readonly addresses: ListPublicAddressesQuery,
    private readonly names: ListBusinessNamesQuery,
    private readonly snapshots: ListBusinessSnapshotsQuery,
  ) {}

  @Answers(CreateBusiness)
  createBusiness(request: RequestOf<typeof CreateBusiness>, context: RequestContext) {
    return this.create.execute(request, context);
  }

  @Answers(UpdateBusiness)
  updateBusiness(request: RequestOf<typeof UpdateBusiness>, context: RequestContext) {
    return this.update.execute(request, context);
  }

  @Answers(DeleteBusiness)
  deleteBusiness(request: RequestOf<typeof DeleteBusiness>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(ImportBusinesses)
  importBusinesses(request: RequestOf<typeof ImportBusinesses>, context: RequestContext) {
    return this.importBatch.execute(request, context);
  }

  @Answers(MatchBusinesses)
  matchBusinesses(request: RequestOf<typeof MatchBusinesses>) {
    return this.matches.execute(request);
  }

  @Answers(UndoImportedBusinesses)
  undoImportedBusinesses(request: RequestOf<typeof UndoImportedBusinesses>) {
    return this.undoImport.execute(request);
  }

  @Answers(UndoImportedUpdates)
  undoImportedUpdates(request: RequestOf<typeof UndoImportedUpdates>, context: RequestContext) {
    return this.undoUpdates.execute(request, context);
  }

  @Answers(GetBusinessBySlug)
  getBusinessBySlug(request: RequestOf<typeof GetBusinessBySlug>) {
    return this.bySlug.execute(request);
  }

  @Answers(FindBusinessSlug)
  findBusinessSlug(request: RequestOf<typeof FindBusinessSlug>) {
    return this.slugs.execute(request);
  }

  @Answers(GetBusiness)
  getBusiness(request: RequestOf<typeof GetBusiness>) {
    return this.byId.execute(request);
  }

  @Answers(ListProductsOfBusiness)
  listProductsOfBusiness(request: RequestOf<typeof ListProductsOfBusiness>) {
    return this.views.listProducts(request);
  }

  @Answers(ListBusinesses)
  listBusinesses(request: RequestOf<typeof ListBusinesses>) {
    return this.list.execute(request);
  }

  @Answers(ListRecentBusinesses)
  listRecentBusinesses(request: RequestOf<typeof ListRecentBusinesses>) {
    return this.recent.execute(request);
  }

  @Answers(ListBusinessesByIds)
  listBusinessesByIds(request: RequestOf<typeof ListBusinessesByIds>) {
    return this.byIds.execute(request);
  }

  @Answers(ListPublicAddresses)
  listPublicAddresses(request: RequestOf<typeof ListPublicAddresses>) {
    return this.addresses.execute(request);
  }

  @Answers(ListBusinessNames)
  listBusinessNames(request: RequestOf<typeof ListBusinessNames>) {
    return this.names.execute(request);
  }

  @Answers(ListBusinessSnapshots)
  listBusinessSnapshots(request: RequestOf<typeof ListBusinessSnapshots>) {
    return this.snapshots.execute(request);
  }
}
