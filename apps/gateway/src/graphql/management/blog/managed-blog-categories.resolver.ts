import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CreateBlogCategory,
  DeleteBlogCategories,
  ListManagedBlogCategories,
  RestoreBlogCategories,
  SuggestBlogSlug,
  UpdateBlogCategory,
} from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import { ManagedBlogCategory, ManagedBlogCategoryInput } from './managed-blog-category.types.js';

@Resolver(() => ManagedBlogCategory)
@Manages('blog')
export class ManagedBlogCategoriesResolver {
  constructor(private readonly asker: Asker) {}

  @Query(() => [ManagedBlogCategory], { description: 'All of them, by name.' })
  async managedBlogCategories(@ActingAdministrator() acting: Acting): Promise<ManagedBlogCategory[]> {
    return (await this.asker.ask(ListManagedBlogCategories, {}, acting)).categories;
  }

  @Query(() => String, { description: 'A slug made of the text that no other category has now.' })
  async freeBlogCategorySlug(
    @Args('text', { type: () => String }) text: string,
    @Args('exceptId', { type: () => ID, nullable: true }) exceptId: string | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<string> {
    return (await this.asker.ask(SuggestBlogSlug, { kind: 'category', text, exceptId }, acting)).slug;
  }

  @Mutation(() => ManagedBlogCategory)
  createBlogCategory(
    @Args('input', { type: () => ManagedBlogCategoryInput }) input: ManagedBlogCategoryInput,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedBlogCategory> {
    const { description = null, ...fields } = input;
    return this.asker.ask(CreateBlogCategory, { ...fields, description }, { ...acting, commandId });
  }

  @Mutation(() => ManagedBlogCategory)
  updateBlogCategory(
    @Args('id', { type: () => ID }) id: string,
    @Args('revision', { type: () => Int }) revision: number,
    @Args('input', { type: () => ManagedBlogCategoryInput }) input: ManagedBlogCategoryInput,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedBlogCategory> {
    const { description = null, ...fields } = input;
    return this.asker.ask(UpdateBlogCategory, { id, revision, ...fields, description }, acting);
  }

  @Mutation(() => [ManagedOutcome], { description: 'Their posts stay, without a category.' })
  async deleteBlogCategories(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.asker.ask(DeleteBlogCategories, { ids }, acting));
  }

  @Mutation(() => [ManagedOutcome], { description: 'Undoes deletions.' })
  async restoreBlogCategories(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.asker.ask(RestoreBlogCategories, { ids }, acting));
  }
}
