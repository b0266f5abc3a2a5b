import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class ManagedQueue {
  @Field(() => ID)
  name: string;

  @Field(() => Int)
  waiting: number;

  @Field(() => Int)
  active: number;

  @Field(() => Int)
  delayed: number;

  @Field(() => Int, { description: 'Not done yet: exhausted, or about to be tried again.' })
  failed: number;
}

@ObjectType({ description: 'A copy that takes work now.' })
export class ManagedQueueWorker {
  @Field(() => ID)
  name: string;

  @Field(() => [String])
  queues: string[];

  @Field(() => String, { nullable: true })
  since: string | null;
}

@ObjectType()
export class ManagedRowsOfAMinute {
  @Field(() => String)
  minute: string;

  @Field(() => Int)
  rows: number;
}

@ObjectType({ description: 'Work of an import that failed.' })
export class ManagedImportFailure {
  @Field(() => ID)
  importId: string;

  @Field(() => String)
  fileName: string;

  @Field(() => Int, { nullable: true, description: 'Null: the reading of its file.' })
  chunk: number | null;

  @Field(() => Int, { nullable: true })
  firstRow: number | null;

  @Field(() => Int, { nullable: true })
  lastRow: number | null;

  @Field(() => String, { description: 'A code where there is one, else the first line of the error.' })
  reason: string;

  @Field(() => Int)
  times: number;

  @Field(() => Boolean, { description: 'Too often to be tried again before somebody says so.' })
  exhausted: boolean;

  @Field(() => String)
  at: string;
}

@ObjectType()
export class ManagedImportQueues {
  @Field(() => [ManagedQueue])
  queues: ManagedQueue[];

  @Field(() => [ManagedQueueWorker])
  workers: ManagedQueueWorker[];

  @Field(() => [ManagedRowsOfAMinute], { description: 'Each of the last sixty minutes, the oldest first.' })
  throughput: ManagedRowsOfAMinute[];

  @Field(() => [ManagedImportFailure], { description: 'At most 50.' })
  failures: ManagedImportFailure[];
}
