import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CreateBlogCategory,
  DeleteBlogCategories,
  ListManagedBlogCategories,
  RestoreBlogCategories,
  SuggestBlogSlug,
  UpdateBlogCategory,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../graphql/acting.js';
import { Manages } from '../graphql/manages.js';
import { ManagedOutcome, toOutcomes } from '../graphql/managed-outcome.type.js';
import { ManagedBlogCategory, ManagedBlogCategoryInput } from './managed-blog-category.types.js';

@Resolver(() => ManagedBlogCategory)
@Manages('blog')
export class ManagedBlogCategoriesResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => [ManagedBlogCategory], { description: 'All of them, by name.' })
  async managedBlogCategories(@ActingAdministrator() acting: Acting): Promise<ManagedBlogCategory[]> {
    return (await this.requests.send(ListManagedBlogCategories, {}, acting)).categories;
  }

  @Query(() => String, { description: 'A slug made of the text that no other category has now.' })
  async freeBlogCategorySlug(
    @Args('text', { type: () => String }) text: string,
    @Args('exceptId', { type: () => ID, nullable: true }) exceptId: string | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<string> {
    return (await this.requests.send(SuggestBlogSlug, { kind: 'category', text, exceptId }, acting)).slug;
  }

  @Mutation(() => ManagedBlogCategory)
  createBlogCategory(
    @Args('input', { type: () => ManagedBlogCategoryInput }) input: ManagedBlogCategoryInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedBlogCategory> {
    const { description = null, ...fields } = input;
    return this.requests.send(CreateBlogCategory, { ...fields, description }, { ...acting, commandId });
  }

  @Mutation(() => ManagedBlogCategory)
  updateBlogCategory(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('input', { type: () => ManagedBlogCategoryInput }) input: ManagedBlogCategoryInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedBlogCategory> {
    const { description = null, ...fields } = input;
    return this.requests.send(UpdateBlogCategory, { id, revision, ...fields, description }, acting);
  }

  @Mutation(() => [ManagedOutcome], { description: 'Their posts stay, without a category.' })
  async deleteBlogCategories(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(DeleteBlogCategories, { ids }, acting));
  }

  @Mutation(() => [ManagedOutcome], { description: 'Undoes deletions.' })
  async restoreBlogCategories(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(RestoreBlogCategories, { ids }, acting));
  }
}
