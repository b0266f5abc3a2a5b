import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CreateCertificate,
  DeleteCertificates,
  ListManagedCertificates,
  type RequestOf,
  RestoreCertificates,
  UpdateCertificate,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { listOf, ManagedListInput } from '../managed-list.input.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import { ManagedCertificate, ManagedCertificateInput, ManagedCertificateList } from './managed-certificate.types.js';

type Sort = RequestOf<typeof ListManagedCertificates>['sort'];

@Resolver(() => ManagedCertificate)
@Manages('certificates')
export class ManagedCertificatesResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedCertificateList, { description: 'Certificate types; `sort`: name, businesses.' })
  async managedCertificates(
    @Args('list', { type: () => ManagedListInput }) list: ManagedListInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedCertificateList> {
    const { certificates, total } = await this.requests.send(ListManagedCertificates, listOf<Sort>(list), acting);
    return { items: certificates, total };
  }

  @Mutation(() => ManagedCertificate)
  createCertificate(
    @Args('input', { type: () => ManagedCertificateInput }) { name, description = null }: ManagedCertificateInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedCertificate> {
    return this.requests.send(CreateCertificate, { name, description }, { ...acting, commandId });
  }

  @Mutation(() => ManagedCertificate)
  updateCertificate(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('input', { type: () => ManagedCertificateInput }) { name, description = null }: ManagedCertificateInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedCertificate> {
    return this.requests.send(UpdateCertificate, { id, revision, name, description }, acting);
  }

  @Mutation(() => [ManagedOutcome])
  async deleteCertificates(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(DeleteCertificates, { ids }, acting));
  }

  @Mutation(() => [ManagedOutcome], { description: 'Undoes deletions.' })
  async restoreCertificates(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(RestoreCertificates, { ids }, acting));
  }
}
