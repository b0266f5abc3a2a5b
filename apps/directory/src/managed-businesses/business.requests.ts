import {
  ChangeBusinesses,
  CreateBusiness,
  DeleteBusiness,
  DeleteBusinesses,
  ExportBusinesses,
  GetBusiness,
  GetDeletionEffects,
  ListBusinessNames,
  ListManagedBusinesses,
  RestoreBusinesses,
  UndoBusinessChanges,
  UpdateBusiness,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ChangeBusinessesHandler } from './change-businesses.handler.js';
import { CreateBusinessHandler } from './create-business.handler.js';
import { DeleteBusinessHandler } from './delete-business.handler.js';
import { DeleteBusinessesHandler } from './delete-businesses.handler.js';
import { ExportBusinessesQuery } from './export-businesses.js';
import { GetBusinessQuery } from './get-business.js';
import { GetDeletionEffectsQuery } from './get-deletion-effects.js';
import { ListBusinessNamesQuery } from './list-business-names.js';
import { ListManagedBusinessesQuery } from './list-managed-businesses.js';
import { RestoreBusinessesHandler } from './restore-businesses.handler.js';
import { UndoBusinessChangesHandler } from './undo-business-changes.handler.js';
import { UpdateBusinessHandler } from './update-business.handler.js';

/** What the back office requests about businesses. */
export const BUSINESS_REQUESTS = [
  handledBy(CreateBusiness, CreateBusinessHandler),
  handledBy(UpdateBusiness, UpdateBusinessHandler),
  handledBy(DeleteBusiness, DeleteBusinessHandler),
  handledBy(GetBusiness, GetBusinessQuery),
  handledBy(ListBusinessNames, ListBusinessNamesQuery),
  handledBy(ListManagedBusinesses, ListManagedBusinessesQuery),
  handledBy(ExportBusinesses, ExportBusinessesQuery),
  handledBy(GetDeletionEffects, GetDeletionEffectsQuery),
  handledBy(ChangeBusinesses, ChangeBusinessesHandler),
  handledBy(UndoBusinessChanges, UndoBusinessChangesHandler),
  handledBy(DeleteBusinesses, DeleteBusinessesHandler),
  handledBy(RestoreBusinesses, RestoreBusinessesHandler),
];
