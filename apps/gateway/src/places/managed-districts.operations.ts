import { ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  CreateDistrict,
  DeleteDistricts,
  ListManagedCities,
  ListManagedDistricts,
  ManagedDistrict as District,
  RestoreDistricts,
  UpdateDistrict,
} from '@tedarik/commands';
import { bulk, list, mutation, operations, query, restoring } from '../graphql/operations.js';
import { inputOf, SENT_BACK, typeOf } from '../graphql/type-of.js';

const id = { type: () => ID };

@ObjectType()
class ManagedDistrict extends typeOf(District, {
  businessCount: 'Public businesses, as of the latest recount.',
  revision: SENT_BACK,
}) {}

@ObjectType({ description: 'A city that has a district or a public business.' })
class ManagedCity extends typeOf(ListManagedCities.reply.shape.cities.element, { key: id }) {}

@InputType()
class ManagedDistrictInput extends inputOf(CreateDistrict.request) {}

export const DistrictOperations = operations('districts', {
  managedDistricts: list(ListManagedDistricts, ManagedDistrict, {
    description: 'Districts; `sort`: name, city, region, businesses.',
    args: { cityKey: id },
  }),
  managedCities: query(ListManagedCities, [ManagedCity], { answer: ({ cities }) => cities }),
  createDistrict: mutation(CreateDistrict, ManagedDistrict, { as: { input: ManagedDistrictInput }, once: true }),
  updateDistrict: mutation(UpdateDistrict, ManagedDistrict, { as: { input: ManagedDistrictInput } }),
  deleteDistricts: bulk(DeleteDistricts),
  restoreDistricts: restoring(RestoreDistricts),
});
