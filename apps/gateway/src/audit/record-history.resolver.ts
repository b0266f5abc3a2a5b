import { Args, Context, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { ListAuditRecords, ListDeletedRecords } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import { administratorOf } from '../administrators/administrator.js';
import { Manages } from '../graphql/manages.js';
import type { GraphqlContext } from '../graphql/graphql-runner.js';
import { toAuditRecord } from './audit-record.js';
import { ManagedAuditList, ManagedDeletedList } from './managed-audit.types.js';
import { NamedRecords } from './named-records.js';
import { areaOfRecord } from './record-areas.js';

/** The history of one record, and deleted records that can be restored, for administrators who may work on that kind. */
@Resolver(() => ManagedAuditList)
@Manages('panel')
export class RecordHistoryResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly named: NamedRecords,
  ) {}

  @Query(() => ManagedAuditList, { description: 'Audit log of one record, newest first.' })
  async managedHistory(
    @Args('recordKind', { type: () => String }) recordKind: string,
    @Args('recordId', { type: () => ID }) recordId: string,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Args('pageSize', { type: () => Int, defaultValue: 20 }) pageSize: number,
    @Context('administrator') administrator: GraphqlContext['administrator'],
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedAuditList> {
    administratorOf(administrator, areaOfRecord(recordKind));
    const request = { search: '', page, pageSize, actorId: null, action: null, recordKind, recordId };
    const { records, total } = await this.requests.send(ListAuditRecords, request, acting);
    const items = records.map(toAuditRecord);
    return { items, names: await this.named.in(items, acting), total };
  }

  @Query(() => ManagedDeletedList, {
    description: 'Deleted records of one kind that can still be restored, the last deleted first.',
  })
  async managedDeleted(
    @Args('recordKind', { type: () => String }) recordKind: string,
    @Args('page', { type: () => Int }) page: number,
    @Args('pageSize', { type: () => Int }) pageSize: number,
    @Context('administrator') administrator: GraphqlContext['administrator'],
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<ManagedDeletedList> {
    administratorOf(administrator, areaOfRecord(recordKind));
    const { records, total } = await this.requests.send(ListDeletedRecords, { recordKind, page, pageSize }, acting);
    const items = records.map(({ at, actor, record: { id, name } }) => ({
      id,
      name,
      at,
      actorName: actor?.name ?? null,
    }));
    return { items, total };
  }
}
