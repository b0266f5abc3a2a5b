import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An event that could not be handled.' })
export class ManagedDeadLettersEvent {
  @Field(() => String)
  subject: string;

  @Field(() => String, { description: 'Code of the last failure.' })
  reason: string;

  @Field(() => String)
  at: string;
}

@ObjectType({ description: 'Events that a durable gave up, until somebody decides.' })
export class ManagedDeadLetters {
  @Field(() => ID)
  service: string;

  @Field(() => ID)
  durable: string;

  @Field(() => Int)
  count: number;

  @Field(() => [ManagedDeadLettersEvent], { description: 'The oldest of them.' })
  entries: ManagedDeadLettersEvent[];
}

@ObjectType({ description: 'A service that reacts to events, and whether it said what it gave up.' })
export class ManagedReactingService {
  @Field(() => ID, { description: 'directory, identity, indexer, reviews' })
  id: string;

  @Field(() => Boolean)
  isUp: boolean;
}

@ObjectType({ description: 'What services gave up.' })
export class ManagedDeadLettersState {
  @Field(() => [ManagedReactingService])
  services: ManagedReactingService[];

  @Field(() => [ManagedDeadLetters], { description: 'Of the services that answered.' })
  deadLetters: ManagedDeadLetters[];
}
