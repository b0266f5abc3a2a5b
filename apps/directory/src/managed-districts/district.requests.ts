import {
  CreateDistrict,
  DeleteDistricts,
  EnsureDistricts,
  ListManagedCities,
  ListManagedDistricts,
  RestoreDistricts,
  UpdateDistrict,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CreateDistrictHandler } from './create-district.handler.js';
import { DeleteDistrictsHandler } from './delete-districts.handler.js';
import { EnsureDistrictsHandler } from './ensure-districts.handler.js';
import { ListManagedCitiesQuery } from './list-managed-cities.js';
import { ListManagedDistrictsQuery } from './list-managed-districts.js';
import { RestoreDistrictsHandler } from './restore-districts.handler.js';
import { UpdateDistrictHandler } from './update-district.handler.js';

/** What the back office requests about districts and cities. */
export const DISTRICT_REQUESTS = [
  handledBy(ListManagedDistricts, ListManagedDistrictsQuery),
  handledBy(ListManagedCities, ListManagedCitiesQuery),
  handledBy(CreateDistrict, CreateDistrictHandler),
  handledBy(UpdateDistrict, UpdateDistrictHandler),
  handledBy(DeleteDistricts, DeleteDistrictsHandler),
  handledBy(RestoreDistricts, RestoreDistrictsHandler),
  handledBy(EnsureDistricts, EnsureDistrictsHandler),
];
