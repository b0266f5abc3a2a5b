import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An event that could not be handled.' })
export class ManagedParkedEvent {
  @Field(() => String)
  subject: string;

  @Field(() => String, { description: 'Code of the last failure.' })
  reason: string;

  @Field(() => String)
  at: string;
}

@ObjectType({ description: 'Events that a durable gave up, until somebody decides.' })
export class ManagedParked {
  @Field(() => ID, { description: 'Of which index.' })
  index: string;

  @Field(() => ID)
  durable: string;

  @Field(() => Int)
  count: number;

  @Field(() => [ManagedParkedEvent], { description: 'The oldest of them.' })
  entries: ManagedParkedEvent[];
}

@ObjectType({ description: 'How far a rebuild is.' })
export class ManagedRebuild {
  @Field(() => String)
  startedAt: string;

  @Field(() => Int, { description: 'Records that the new index has.' })
  done: number;

  @Field(() => Int, { nullable: true, description: 'About how many there will be; null when nobody can say.' })
  total: number | null;
}

@ObjectType({ description: 'A search index.' })
export class ManagedIndex {
  @Field(() => ID, { description: 'businesses, products' })
  index: string;

  @Field(() => Int, { nullable: true, description: 'Null while there is no index.' })
  documents: number | null;

  @Field(() => Int, { description: 'Events not taken yet.' })
  lag: number;

  @Field(() => ManagedRebuild, { nullable: true, description: 'Null while none runs.' })
  rebuild: ManagedRebuild | null;
}

@ObjectType({ description: 'The search indices, and what could not get there.' })
export class ManagedIndexState {
  @Field(() => [ManagedIndex])
  indices: ManagedIndex[];

  @Field(() => [ManagedParked], { description: 'Of each durable that gave something up.' })
  parked: ManagedParked[];
}
