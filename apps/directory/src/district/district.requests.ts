import {
  CreateDistrict,
  DeleteDistricts,
  EnsureDistricts,
  GetDistrictDescription,
  ListManagedCities,
  ListManagedDistricts,
  RestoreDistricts,
  UpdateDistrict,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CreateDistrictHandler } from '../commands/create-district.handler.js';
import { DeleteDistrictsHandler } from '../commands/delete-districts.handler.js';
import { EnsureDistrictsHandler } from '../commands/ensure-districts.handler.js';
import { RestoreDistrictsHandler } from '../commands/restore-districts.handler.js';
import { UpdateDistrictHandler } from '../commands/update-district.handler.js';
import { GetDistrictDescriptionQuery } from '../queries/get-district-description.js';
import { ListManagedCitiesQuery } from '../queries/list-managed-cities.js';
import { ListManagedDistrictsQuery } from '../queries/list-managed-districts.js';

/** Requests about districts and their cities. */
export const DISTRICT_REQUESTS = [
  handledBy(GetDistrictDescription, GetDistrictDescriptionQuery),
  handledBy(ListManagedDistricts, ListManagedDistrictsQuery),
  handledBy(ListManagedCities, ListManagedCitiesQuery),
  handledBy(CreateDistrict, CreateDistrictHandler),
  handledBy(UpdateDistrict, UpdateDistrictHandler),
  handledBy(DeleteDistricts, DeleteDistrictsHandler),
  handledBy(RestoreDistricts, RestoreDistrictsHandler),
  handledBy(EnsureDistricts, EnsureDistrictsHandler),
];
