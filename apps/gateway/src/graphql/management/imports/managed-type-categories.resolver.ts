import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeleteTypeCategory, ListTypeCategories, SaveTypeCategory } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { ManagedTypeCategory } from './managed-type-category.types.js';

/** The table that makes a category of a place type; changes hold for later imports only. */
@Resolver(() => ManagedTypeCategory)
@Manages('imports')
export class ManagedTypeCategoriesResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => [ManagedTypeCategory])
  async importTypeCategories(@ActingAdministrator() acting: Acting): Promise<ManagedTypeCategory[]> {
    return (await this.requests.send(ListTypeCategories, {}, acting)).entries;
  }

  @Mutation(() => Boolean)
  async saveTypeCategory(
    @Args('type', { type: () => ID }) type: string,
    @Args('category', { type: () => String }) category: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<boolean> {
    await this.requests.send(SaveTypeCategory, { type, category }, acting);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Takes an own entry away; a built-in one of its type holds again.' })
  async deleteTypeCategory(
    @Args('type', { type: () => ID }) type: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<boolean> {
    await this.requests.send(DeleteTypeCategory, { type }, acting);
    return true;
  }
}
