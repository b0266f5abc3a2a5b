import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { DeletedBusinesses } from './deleted-businesses.js';
import { ExportBusinessesQuery } from './export-businesses.js';
import { BusinessForms } from './business-forms.js';
import { Removals } from './removals.js';
import { NamedBusinesses } from '../reading/named-businesses.js';
import { ListManagedBusinessesQuery } from './list-managed-businesses.js';

/** Requests of the back office about businesses. */
export const BUSINESS_REQUESTS = [
  handledBy(commands.CreateBusiness, BusinessForms, 'create'),
  handledBy(commands.UpdateBusiness, BusinessForms, 'update'),
  handledBy(commands.DeleteBusiness, DeletedBusinesses, 'delete'),
  handledBy(commands.GetBusiness, BusinessForms, 'get'),
  handledBy(commands.ListBusinessNames, NamedBusinesses, 'list'),
  handledBy(commands.ListManagedBusinesses, ListManagedBusinessesQuery),
  handledBy(commands.ExportBusinesses, ExportBusinessesQuery),
  handledBy(commands.GetDeletionEffects, Removals, 'foresee'),
  handledBy(commands.DeleteBusinesses, DeletedBusinesses, 'deleteAll'),
  handledBy(commands.RestoreBusinesses, DeletedBusinesses, 'restoreAll'),
];
