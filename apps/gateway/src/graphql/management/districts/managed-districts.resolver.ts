import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CreateDistrict,
  DeleteDistricts,
  ListManagedCities,
  ListManagedDistricts,
  type RequestOf,
  RestoreDistricts,
  UpdateDistrict,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { listOf, ManagedListInput } from '../managed-list.input.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import { ManagedCity, ManagedDistrict, ManagedDistrictInput, ManagedDistrictList } from './managed-district.types.js';

type Sort = RequestOf<typeof ListManagedDistricts>['sort'];

@Resolver(() => ManagedDistrict)
@Manages('districts')
export class ManagedDistrictsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedDistrictList, { description: 'Districts; `sort`: name, city, region, businesses.' })
  async managedDistricts(
    @Args('list', { type: () => ManagedListInput }) list: ManagedListInput,
    @Args('cityKey', { type: () => ID, nullable: true }) cityKey: string | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedDistrictList> {
    const requested = { ...listOf<Sort>(list), ...(cityKey !== null && { cityKey }) };
    const { districts, total } = await this.requests.send(ListManagedDistricts, requested, acting);
    return { items: districts, total };
  }

  @Query(() => [ManagedCity])
  async managedCities(@ActingAdministrator() acting: Acting): Promise<ManagedCity[]> {
    return (await this.requests.send(ListManagedCities, {}, acting)).cities;
  }

  @Mutation(() => ManagedDistrict)
  createDistrict(
    @Args('input', { type: () => ManagedDistrictInput }) input: ManagedDistrictInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedDistrict> {
    return this.requests.send(CreateDistrict, districtOf(input), { ...acting, commandId });
  }

  @Mutation(() => ManagedDistrict)
  updateDistrict(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('input', { type: () => ManagedDistrictInput }) input: ManagedDistrictInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedDistrict> {
    return this.requests.send(UpdateDistrict, { id, revision, ...districtOf(input) }, acting);
  }

  @Mutation(() => [ManagedOutcome])
  async deleteDistricts(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(DeleteDistricts, { ids }, acting));
  }

  @Mutation(() => [ManagedOutcome], { description: 'Undoes deletions.' })
  async restoreDistricts(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(RestoreDistricts, { ids }, acting));
  }
}

const districtOf = ({ description = null, imageUrl = null, ...input }: ManagedDistrictInput) => ({
  name: input.name,
  city: input.city,
  region: input.region,
  country: input.country,
  description,
  imageUrl,
});
