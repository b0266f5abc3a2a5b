import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { ListAuditRecords } from '@tedarik/commands';
import { z } from 'zod';
import { inputOf, pageTypeOf, typeOf } from '../graphql/type-of.js';

const change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });
const record = z.object({
  id: z.uuid(),
  at: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  recordKind: z.string(),
  recordId: z.string(),
  recordName: z.string(),
  changes: z.array(change),
});

@ObjectType({ description: 'One field that a change concerns; values that are no text are written as JSON.' })
export class ManagedAuditChange extends typeOf(change) {}

@ObjectType({ description: 'Who of the back office did what to which record.' })
export class ManagedAuditRecord extends typeOf(record, {
  actorId: 'Null when nobody was signed in: a refused sign-in.',
  changes: { type: () => ManagedAuditChange },
}) {}

@ObjectType()
export class ManagedAuditName extends typeOf(z.object({ id: z.uuid(), name: z.string() })) {}

@ObjectType()
export class ManagedAuditList extends pageTypeOf(ManagedAuditRecord, {
  total: 'Exact up to 10,000; no more are counted.',
}) {
  @Field(() => [ManagedAuditName], { description: 'Of the businesses that changes name by their ids.' })
  names: ManagedAuditName[];
}

@ObjectType({ description: 'A record that was deleted and can be brought back.' })
export class ManagedDeletedRecord extends typeOf(
  z.object({ id: z.uuid(), name: z.string(), at: z.string(), actorName: z.string().nullable() }),
) {}

@ObjectType()
export class ManagedDeletedList extends pageTypeOf(ManagedDeletedRecord) {}

@InputType({ description: 'What is left out narrows nothing.' })
export class ManagedAuditFilter extends inputOf(
  ListAuditRecords.request.pick({ actorId: true, action: true, recordKind: true, recordId: true }).partial(),
  { actorId: { type: () => ID } },
) {}
