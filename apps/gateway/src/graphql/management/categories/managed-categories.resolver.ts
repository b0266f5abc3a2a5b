import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CreateCategory,
  DeleteCategories,
  GetCategoryUse,
  ListManagedCategories,
  type RequestOf,
  RestoreCategories,
  UpdateCategory,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { listOf, ManagedListInput } from '../managed-list.input.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import { CategoryUse, ManagedCategory, ManagedCategoryInput, ManagedCategoryList } from './managed-category.types.js';

type Sort = RequestOf<typeof ListManagedCategories>['sort'];

@Resolver(() => ManagedCategory)
@Manages('categories')
export class ManagedCategoriesResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedCategoryList, { description: 'Categories; `sort`: name, businesses.' })
  async managedCategories(
    @Args('list', { type: () => ManagedListInput }) list: ManagedListInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedCategoryList> {
    const { categories, total } = await this.requests.send(ListManagedCategories, listOf<Sort>(list), acting);
    return { items: categories, total };
  }

  @Query(() => CategoryUse)
  categoryUse(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<CategoryUse> {
    return this.requests.send(GetCategoryUse, { ids }, acting);
  }

  @Mutation(() => ManagedCategory)
  createCategory(
    @Args('input', { type: () => ManagedCategoryInput }) { name }: ManagedCategoryInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedCategory> {
    return this.requests.send(CreateCategory, { name }, { ...acting, commandId });
  }

  @Mutation(() => ManagedCategory)
  updateCategory(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('input', { type: () => ManagedCategoryInput }) { name }: ManagedCategoryInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedCategory> {
    return this.requests.send(UpdateCategory, { id, revision, name }, acting);
  }

  @Mutation(() => [ManagedOutcome], {
    description: 'What was in them is in `moveTo` from then on, or in none of them.',
  })
  async deleteCategories(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @Args('moveTo', { type: () => ID, nullable: true }) moveTo: string | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(DeleteCategories, { ids, moveTo }, acting));
  }

  @Mutation(() => [ManagedOutcome], { description: 'Undoes deletions.' })
  async restoreCategories(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(RestoreCategories, { ids }, acting));
  }
}
