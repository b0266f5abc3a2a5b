import * as commands from '@tedarik/commands';
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
  handledBy(commands.CreateBusiness, CreateBusinessHandler),
  handledBy(commands.UpdateBusiness, UpdateBusinessHandler),
  handledBy(commands.DeleteBusiness, DeleteBusinessHandler),
  handledBy(commands.GetBusiness, GetBusinessQuery),
  handledBy(commands.ListBusinessNames, NamedBusinesses, 'list'),
  handledBy(commands.ListManagedBusinesses, ListManagedBusinessesQuery),
  handledBy(commands.ExportBusinesses, ExportBusinessesQuery),
  handledBy(commands.GetDeletionEffects, Removals, 'foresee'),
  handledBy(commands.DeleteBusinesses, DeleteBusinessHandler, 'deleteAll'),
  handledBy(commands.RestoreBusinesses, RestoreBusinessesHandler),
];
