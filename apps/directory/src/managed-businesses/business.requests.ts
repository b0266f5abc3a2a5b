import {
  CreateBusiness,
  DeleteBusiness,
  DeleteBusinesses,
  ExportBusinesses,
  GetBusiness,
  GetDeletionEffects,
  ListBusinessNames,
  ListManagedBusinesses,
  RestoreBusinesses,
  UpdateBusiness,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CreateBusinessHandler } from './create-business.handler.js';
import { DeleteBusinessHandler } from './delete-business.handler.js';
import { ExportBusinessesQuery } from './export-businesses.js';
import { GetBusinessQuery } from './get-business.js';
import { Removals } from './removals.js';
import { NamedBusinesses } from '../reading/named-businesses.js';
import { ListManagedBusinessesQuery } from './list-managed-businesses.js';
import { RestoreBusinessesHandler } from './restore-businesses.handler.js';
import { UpdateBusinessHandler } from './update-business.handler.js';

/** Requests of the back office about businesses. */
export const BUSINESS_REQUESTS = [
  handledBy(CreateBusiness, CreateBusinessHandler),
  handledBy(UpdateBusiness, UpdateBusinessHandler),
  handledBy(DeleteBusiness, DeleteBusinessHandler),
  handledBy(GetBusiness, GetBusinessQuery),
  handledBy(ListBusinessNames, NamedBusinesses, 'list'),
  handledBy(ListManagedBusinesses, ListManagedBusinessesQuery),
  handledBy(ExportBusinesses, ExportBusinessesQuery),
  handledBy(GetDeletionEffects, Removals, 'foresee'),
  handledBy(DeleteBusinesses, DeleteBusinessHandler, 'deleteAll'),
  handledBy(RestoreBusinesses, RestoreBusinessesHandler),
];
