import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'One field that a change concerns; values that are no text are written as JSON.' })
export class ManagedAuditChange {
  @Field(() => String)
  field: string;

  @Field(() => String, { nullable: true })
  before: string | null;

  @Field(() => String, { nullable: true })
  after: string | null;
}

@ObjectType({ description: 'Who of the back office did what to which record.' })
export class ManagedAuditRecord {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  at: string;

  @Field(() => String, { nullable: true, description: 'Null when nobody was signed in: a refused sign-in.' })
  actorId: string | null;

  @Field(() => String, { nullable: true })
  actorName: string | null;

  @Field(() => String)
  action: string;

  @Field(() => String)
  recordKind: string;

  @Field(() => String)
  recordId: string;

  @Field(() => String)
  recordName: string;

  @Field(() => [ManagedAuditChange])
  changes: ManagedAuditChange[];
}

@ObjectType()
export class ManagedAuditName {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;
}

@ObjectType()
export class ManagedAuditList {
  @Field(() => [ManagedAuditRecord])
  items: ManagedAuditRecord[];

  @Field(() => [ManagedAuditName], { description: 'Of the businesses that changes name by their ids.' })
  names: ManagedAuditName[];

  @Field(() => Int, { description: 'Exact up to 10,000; no more are counted.' })
  total: number;
}

@ObjectType({ description: 'A record that was deleted and can be brought back.' })
export class ManagedDeletedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  at: string;

  @Field(() => String, { nullable: true })
  actorName: string | null;
}

@ObjectType()
export class ManagedDeletedList {
  @Field(() => [ManagedDeletedRecord])
  items: ManagedDeletedRecord[];

  @Field(() => Int)
  total: number;
}

@InputType({ description: 'What is left out narrows nothing.' })
export class ManagedAuditFilter {
  @Field(() => ID, { nullable: true })
  actorId?: string | null;

  @Field(() => String, { nullable: true })
  action?: string | null;

  @Field(() => String, { nullable: true })
  recordKind?: string | null;

  @Field(() => String, { nullable: true })
  recordId?: string | null;
}
