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

@ObjectType({ description: 'A changed field with its values before and after. Values other than text are JSON.' })
export class ManagedAuditChange extends typeOf(change) {}

@ObjectType({ description: 'An entry of the audit log: who in the back office did what to which record.' })
export class ManagedAuditRecord extends typeOf(record, {
  actorId: 'Null if nobody was signed in (a refused sign-in).',
  changes: { type: () => ManagedAuditChange },
}) {}

@ObjectType()
export class ManagedAuditName extends typeOf(z.object({ id: z.uuid(), name: z.string() })) {}

@ObjectType()
export class ManagedAuditList extends pageTypeOf(ManagedAuditRecord, {
  total: 'Number of matching entries; exact up to 10,000, where counting stops.',
}) {
  @Field(() => [ManagedAuditName], { description: 'Names of the businesses whose ids occur in the changes.' })
  names: ManagedAuditName[];
}

@ObjectType({ description: 'A deleted record that can still be restored.' })
export class ManagedDeletedRecord extends typeOf(
  z.object({ id: z.uuid(), name: z.string(), at: z.string(), actorName: z.string().nullable() }),
) {}

@ObjectType()
export class ManagedDeletedList extends pageTypeOf(ManagedDeletedRecord) {}

@InputType({ description: 'Filter of the audit log; omitted fields do not filter.' })
export class ManagedAuditFilter extends inputOf(
  ListAuditRecords.request.pick({ actorId: true, action: true, recordKind: true, recordId: true }).partial(),
  { actorId: { type: () => ID } },
) {}
