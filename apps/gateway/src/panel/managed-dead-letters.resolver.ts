import { Args, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { DEAD_LETTER_CONTRACTS, DeadLetterEvents, type ServiceWithDeadLetters } from '@tedarik/commands';
import { RequestFailed, RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { type Acting, ActingAdministrator } from '../graphql/acting.js';
import { Manages } from '../graphql/manages.js';
import { z } from 'zod';
import { typeOf } from '../graphql/type-of.js';

const deadLetters = DeadLetterEvents.extend({ service: z.string() });
const service = z.object({ id: z.string(), isUp: z.boolean() });
const state = z.object({ services: z.array(service), deadLetters: z.array(deadLetters) });

@ObjectType({ description: 'An event that could not be handled.' })
class ManagedDeadLettersEvent extends typeOf(DeadLetterEvents.shape.entries.element, {
  reason: 'Code of the last failure.',
}) {}

@ObjectType({ description: 'Events that a durable gave up, until somebody decides.' })
class ManagedDeadLetters extends typeOf(deadLetters, {
  service: { type: () => ID },
  durable: { type: () => ID },
  entries: { type: () => ManagedDeadLettersEvent, description: 'The oldest of them.' },
}) {}

@ObjectType({ description: 'A service that reacts to events, and whether it said what it gave up.' })
class ManagedReactingService extends typeOf(service, {
  id: { type: () => ID, description: 'directory, identity, imports, indexer, media, quotes, reviews' },
}) {}

@ObjectType({ description: 'What services gave up.' })
class ManagedDeadLettersState extends typeOf(state, {
  services: { type: () => ManagedReactingService },
  deadLetters: { type: () => ManagedDeadLetters, description: 'Of the services that answered.' },
}) {}

const SERVICES = Object.keys(DEAD_LETTER_CONTRACTS) as ServiceWithDeadLetters[];

/** The dead letters of all services, and operations on them. For administrators of the area `audit` only. */
@Resolver(() => ManagedDeadLettersState)
@Manages('audit')
export class ManagedDeadLettersResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedDeadLettersState, { description: 'For administrators alone.' })
  async managedDeadLetters(@ActingAdministrator() acting: Acting): Promise<ManagedDeadLettersState> {
    const told = await Promise.all(SERVICES.map((service) => this.deadLettersOf(service, acting)));
    return {
      services: SERVICES.map((id, at) => ({ id, isUp: told[at] !== null })),
      deadLetters: told.flatMap((deadLetters) => deadLetters ?? []),
    };
  }

  @Mutation(() => Int, { description: 'Announces the dead-lettered events of a durable again; answers how many.' })
  async redriveDeadLetters(
    @Args('service', { type: () => ID }) service: string,
    @Args('durable', { type: () => ID }) durable: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<number> {
    return (await this.requests.send(contractsOf(service).redrive, { durable }, acting)).count;
  }

  @Mutation(() => Int, { description: 'Throws the dead-lettered events of a durable away; answers how many.' })
  async discardDeadLetters(
    @Args('service', { type: () => ID }) service: string,
    @Args('durable', { type: () => ID }) durable: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<number> {
    return (await this.requests.send(contractsOf(service).discard, { durable }, acting)).count;
  }

  /** Returns null if the service does not reply: its outage hides only its own dead letters. */
  private async deadLettersOf(service: ServiceWithDeadLetters, acting: Acting) {
    try {
      const { deadLetters } = await this.requests.send(DEAD_LETTER_CONTRACTS[service].list, {}, acting);
      return deadLetters.map((each) => ({ service, ...each }));
    } catch (error) {
      if (error instanceof RequestFailed) return null;
      throw error;
    }
  }
}

function contractsOf(service: string) {
  const known = SERVICES.find((name) => name === service);
  if (!known) throw new DomainError('service-not-found', 'not-found');
  return DEAD_LETTER_CONTRACTS[known];
}
