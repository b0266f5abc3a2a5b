import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { ListAuditRecords } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import { Manages } from '../graphql/manages.js';
import { toAuditRecord } from './audit-record.js';
import { ManagedAuditFilter, ManagedAuditList, ManagedAuditRecord } from './managed-audit.types.js';
import { NamedRecords } from './named-records.js';

const NARROWS_NOTHING = { actorId: null, action: null, recordKind: null, recordId: null };

/** The audit log, newest first. */
@Resolver(() => ManagedAuditRecord)
@Manages('audit')
export class ManagedAuditResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly named: NamedRecords,
  ) {}

  @Query(() => ManagedAuditList, { description: 'The audit log, newest first.' })
  async managedAuditRecords(
    @Args('search', { type: () => String, defaultValue: '' }) search: string,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Args('pageSize', { type: () => Int, defaultValue: 20 }) pageSize: number,
    @Args('filter', { type: () => ManagedAuditFilter }) filter: ManagedAuditFilter,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedAuditList> {
    const request = { ...NARROWS_NOTHING, ...filter, search, page, pageSize };
    const { records, total } = await this.requests.send(ListAuditRecords, request, acting);
    const items = records.map(toAuditRecord);
    return { items, names: await this.named.in(items, acting), total };
  }
}
