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
  service: string;

  @Field(() => ID)
  durable: string;

  @Field(() => Int)
  count: number;

  @Field(() => [ManagedParkedEvent], { description: 'The oldest of them.' })
  entries: ManagedParkedEvent[];
}

@ObjectType({ description: 'A service that reacts to events, and whether it said what it gave up.' })
export class ManagedReactingService {
  @Field(() => ID, { description: 'directory, identity, indexer, reviews' })
  id: string;

  @Field(() => Boolean)
  isUp: boolean;
}

@ObjectType({ description: 'What services gave up.' })
export class ManagedParkedState {
  @Field(() => [ManagedReactingService])
  services: ManagedReactingService[];

  @Field(() => [ManagedParked], { description: 'Of the services that answered.' })
  parked: ManagedParked[];
}
