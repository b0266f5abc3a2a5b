import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChooseImportRows, GetImportReview, type ImportRow, ListImportRows } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import {
  ImportRowChoiceInput,
  ManagedImportReview,
  ManagedImportRow,
  RowForecast,
  RowOutcomeKind,
  UndoOutcome,
} from './managed-import-row.types.js';
import { STARTED_AT } from './started-at.js';

/** The rows of an import: what the dry run makes of them, what was chosen, what became of them. */
@Resolver(() => ManagedImportRow)
@Manages('imports')
export class ManagedImportRowsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedImportReview)
  managedImportReview(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImportReview> {
    return this.requests.send(GetImportReview, { id }, acting);
  }

  @Query(() => [ManagedImportRow], {
    description: 'In the order of the file; fewer than `limit` (at most 200) when they are large.',
  })
  async managedImportRows(
    @Args('id', { type: () => ID }) id: string,
    @Args('forecast', { type: () => RowForecast, nullable: true }) forecast: RowForecast | null = null,
    @Args('outcome', { type: () => RowOutcomeKind, nullable: true }) outcome: RowOutcomeKind | null = null,
    @Args('undo', { type: () => UndoOutcome, nullable: true }) undo: UndoOutcome | null = null,
    @Args('afterRow', { type: () => Int, defaultValue: 0 }) afterRow: number,
    @Args('limit', { type: () => Int, defaultValue: 50 }) limit: number,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedImportRow[]> {
    const request = { id, forecast, outcome, undo, afterRow, limit };
    return (await this.requests.send(ListImportRows, request, acting)).rows.map(toRow);
  }

  @Mutation(() => Boolean, { description: 'Chooses for single rows of an import in review.' })
  async chooseImportRows(
    @Args('id', { type: () => ID }) id: string,
    @Args('startedAt', STARTED_AT) startedAt: string,
    @Args('rows', { type: () => [ImportRowChoiceInput] }) rows: ImportRowChoiceInput[],
    @ActingAdministrator() acting: Acting,
  ): Promise<boolean> {
    const chosen = rows.map(({ row, action = null, categoryNames = null }) => ({ row, action, categoryNames }));
    await this.requests.send(ChooseImportRows, { id, startedAt, rows: chosen }, acting);
    return true;
  }
}

const toRow = ({ source, ...row }: ImportRow): ManagedImportRow => ({
  ...row,
  source: source === undefined ? null : JSON.stringify(source),
});
