import { Inject, type Type } from '@nestjs/common';
import { Args, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { RecordContracts, RecordSort } from '@tedarik/commands';
import {
  type FieldName,
  fieldName,
  fieldsIn,
  type RecordArea,
  type RecordDescription,
  type RecordInput,
  type RecordRow,
  typeName,
} from '@tedarik/fields';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../back-office/acting.js';
import { Manages } from '../../back-office/manages.js';
import { inputOf, pageOf, SENT_BACK, typeOf } from '../type-of.js';
import { listOf, ManagedListInput } from './managed-list.input.js';
import { ManagedOutcome, toOutcomes } from './managed-outcome.type.js';

/** Types and operations of a described record: `managedCertificates`, `createCertificate`, … */
export function recordResolver<R extends RecordDescription & { many: RecordArea }>({
  record,
  shapes,
  contracts,
}: RecordContracts<R>): Type {
  const [One, Many] = [typeName(record.one), typeName(record.many)];

  @ObjectType(`Managed${One}`)
  class Row extends typeOf(shapes.row, { ...notesOf(record), revision: SENT_BACK }) {}

  @ObjectType(`Managed${One}List`)
  class List extends pageOf(Row) {}

  @InputType(`Managed${One}Input`)
  class Input extends inputOf(shapes.input) {}

  @Resolver(() => Row)
  @Manages(record.many)
  class RecordResolver {
    constructor(@Inject(RequestClient) readonly requests: RequestClient) {}

    @Query(() => List, { description: `${record.labels.en}; \`sort\`: ${Object.keys(record.sorts).join(', ')}.` })
    async [`managed${Many}`](
      @Args('list', { type: () => ManagedListInput }) list: ManagedListInput,
      @ActingAdministrator() acting: Acting,
    ): Promise<{ items: RecordRow<R>[]; total: number }> {
      const page = await this.requests.send(contracts.list, listOf<RecordSort<R>>(list), acting);
      return { items: page[fieldName(record.many) as FieldName<R['many']>], total: page.total };
    }

    @Mutation(() => Row)
    [`create${One}`](
      @Args('input', { type: () => Input }) input: Record<string, unknown>,
      @Args('commandId', { type: () => ID }) commandId: string,
      @ActingAdministrator() acting: Acting,
    ): Promise<RecordRow<R>> {
      return this.requests.send(contracts.create, withNulls(record, input), { ...acting, commandId });
    }

    @Mutation(() => Row)
    [`update${One}`](
      @Args('id', { type: () => ID }) id: string,
      @Args('revision', { type: () => Int }) revision: number,
      @Args('input', { type: () => Input }) input: Record<string, unknown>,
      @ActingAdministrator() acting: Acting,
    ): Promise<RecordRow<R>> {
      return this.requests.send(contracts.update, { id, revision, ...withNulls(record, input) }, acting);
    }

    @Mutation(() => [ManagedOutcome])
    async [`delete${Many}`](
      @Args('ids', { type: () => [ID] }) ids: string[],
      @ActingAdministrator() acting: Acting,
    ): Promise<ManagedOutcome[]> {
      return toOutcomes(await this.requests.send(contracts.delete, { ids }, acting));
    }

    @Mutation(() => [ManagedOutcome], { description: 'Undoes deletions.' })
    async [`restore${Many}`](
      @Args('ids', { type: () => [ID] }) ids: string[],
      @ActingAdministrator() acting: Acting,
    ): Promise<ManagedOutcome[]> {
      return toOutcomes(await this.requests.send(contracts.restore, { ids }, acting));
    }
  }
  return RecordResolver;
}

const notesOf = ({ fields, columns }: RecordDescription) =>
  Object.fromEntries(fieldsIn({ ...fields, ...columns }).flatMap(([name, { note }]) => (note ? [[name, note]] : [])));

/** What is left out is null. */
function withNulls<R extends RecordDescription>(record: R, input: Readonly<Record<string, unknown>>): RecordInput<R> {
  const values = Object.keys(record.fields).map((name) => [name, input[name] ?? null]);
  return Object.fromEntries(values) as RecordInput<R>;
}
