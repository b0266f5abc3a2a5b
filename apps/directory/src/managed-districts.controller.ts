import {
  CreateDistrict,
  DeleteDistricts,
  GetDistrictDescription,
  ListManagedCities,
  ListManagedDistricts,
  RestoreDistricts,
  UpdateDistrict,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { CreateDistrictHandler } from './commands/create-district.handler.js';
import { DeleteDistrictsHandler } from './commands/delete-districts.handler.js';
import { RestoreDistrictsHandler } from './commands/restore-districts.handler.js';
import { UpdateDistrictHandler } from './commands/update-district.handler.js';
import { GetDistrictDescriptionQuery } from './queries/get-district-description.js';
import { ListManagedCitiesQuery } from './queries/list-managed-cities.js';
import { ListManagedDistrictsQuery } from './queries/list-managed-districts.js';

/** Requests about districts and their cities. */
@Controller()
export class ManagedDistrictsController {
  constructor(
    private readonly description: GetDistrictDescriptionQuery,
    private readonly list: ListManagedDistrictsQuery,
    private readonly cities: ListManagedCitiesQuery,
    private readonly create: CreateDistrictHandler,
    private readonly update: UpdateDistrictHandler,
    private readonly remove: DeleteDistrictsHandler,
    private readonly restore: RestoreDistrictsHandler,
  ) {}

  @Answers(GetDistrictDescription)
  getDistrictDescription(request: RequestOf<typeof GetDistrictDescription>) {
    return this.description.execute(request);
  }

  @Answers(ListManagedDistricts)
  listManagedDistricts(request: RequestOf<typeof ListManagedDistricts>) {
    return this.list.execute(request);
  }

  @Answers(ListManagedCities)
  listManagedCities() {
    return this.cities.execute();
  }

  @Answers(CreateDistrict)
  createDistrict(request: RequestOf<typeof CreateDistrict>, context: RequestContext) {
    return this.create.execute(request, context);
  }

  @Answers(UpdateDistrict)
  updateDistrict(request: RequestOf<typeof UpdateDistrict>, context: RequestContext) {
    return this.update.execute(request, context);
  }

  @Answers(DeleteDistricts)
  deleteDistricts(request: RequestOf<typeof DeleteDistricts>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(RestoreDistricts)
  restoreDistricts(request: RequestOf<typeof RestoreDistricts>, context: RequestContext) {
    return this.restore.execute(request, context);
  }
}
