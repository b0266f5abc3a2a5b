import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { PreviewBulkEdit } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import { Manages } from '../graphql/manages.js';
import { ManagedBulkEdit } from './managed-bulk-edits.operations.js';
import { ManagedBulkChanges, ManagedBusinessFilter } from './managed-business.inputs.js';
import { toFilter, withoutNothing } from './to-filter.js';

@Resolver()
@Manages('businesses')
export class ManagedBulkEditsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Mutation(() => ManagedBulkEdit, {
    description:
      'Previews a bulk edit of the businesses in `ids`, or of all that match search and filter if `ids` is null. Changes nothing yet.',
  })
  previewBulkEdit(
    @Args('ids', { type: () => [ID], nullable: true }) ids: string[] | null = null,
    @Args('search', { type: () => String, defaultValue: '' }) search: string,
    @Args('filter', { type: () => ManagedBusinessFilter, nullable: true }) filter: ManagedBusinessFilter | null = null,
    @Args('changes', { type: () => ManagedBulkChanges }) changes: ManagedBulkChanges,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedBulkEdit> {
    const chosen = ids ? { ids } : { filter: { search, ...toFilter(filter) } };
    return this.requests.send(PreviewBulkEdit, { ...chosen, changes: withoutNothing(changes) }, acting);
  }
}
