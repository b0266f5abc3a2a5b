import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CreateProduct,
  DeleteProducts,
  GetManagedProduct,
  ListManagedProducts,
  type RequestOf,
  RestoreProducts,
  SuggestBusinesses,
  UpdateProduct,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { listOf, ManagedListInput } from '../managed-list.input.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import {
  ManagedBusinessName,
  ManagedProduct,
  ManagedProductChanges,
  ManagedProductInput,
  ManagedProductList,
} from './managed-product.types.js';

type Sort = RequestOf<typeof ListManagedProducts>['sort'];

@Resolver(() => ManagedProduct)
@Manages('products')
export class ManagedProductsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedProductList, { description: 'Products; `sort`: name, price, newest.' })
  async managedProducts(
    @Args('list', { type: () => ManagedListInput }) list: ManagedListInput,
    @Args('categoryId', { type: () => ID, nullable: true }) categoryId: string | null = null,
    @Args('businessId', { type: () => ID, nullable: true }) businessId: string | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedProductList> {
    const requested = { ...listOf<Sort>(list), categoryId, businessId };
    const { products, ...totals } = await this.requests.send(ListManagedProducts, requested, acting);
    return { items: products, ...totals };
  }

  @Query(() => ManagedProduct, { nullable: true })
  async managedProduct(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedProduct | null> {
    return (await this.requests.send(GetManagedProduct, { id }, acting)).product;
  }

  @Query(() => [ManagedBusinessName], { description: 'Businesses by what is typed of their name, twenty at most.' })
  async managedBusinessNames(
    @Args('search', { type: () => String }) search: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedBusinessName[]> {
    return (await this.requests.send(SuggestBusinesses, { search }, acting)).businesses;
  }

  @Mutation(() => ManagedProduct)
  createProduct(
    @Args('input', { type: () => ManagedProductInput }) input: ManagedProductInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedProduct> {
    const { businessId = null, categoryId = null, ...given } = input;
    return this.requests.send(CreateProduct, { ...given, businessId, categoryId }, { ...acting, commandId });
  }

  @Mutation(() => ManagedProduct)
  updateProduct(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('changes', { type: () => ManagedProductChanges }) changes: ManagedProductChanges,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedProduct> {
    return this.requests.send(UpdateProduct, { ...changes, id, revision }, acting);
  }

  @Mutation(() => [ManagedOutcome])
  async deleteProducts(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(DeleteProducts, { ids }, acting));
  }

  @Mutation(() => [ManagedOutcome], { description: 'Undoes deletions.' })
  async restoreProducts(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(RestoreProducts, { ids }, acting));
  }
}
