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
  @Field(() => ID)
  durable: string;

  @Field(() => Int)
  count: number;

  @Field(() => [ManagedParkedEvent], { description: 'The oldest of them.' })
  entries: ManagedParkedEvent[];
}

@ObjectType({ description: 'What a service gave up.' })
export class ManagedParkedOfService {
  @Field(() => ID, { description: 'directory, identity, indexer, reviews' })
  service: string;

  @Field(() => [ManagedParked], { nullable: true, description: 'Null while the service does not answer.' })
  parked: ManagedParked[] | null;
}
