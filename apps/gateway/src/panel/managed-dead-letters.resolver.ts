import { Args, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { DEAD_LETTER_CONTRACTS, DeadLetterEvents, type ServiceWithDeadLetters } from '@tedarik/commands';
import { RequestFailed, RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import { Manages } from '../graphql/manages.js';
import { z } from 'zod';
import { typeOf } from '../graphql/type-of.js';

const deadLetters = DeadLetterEvents.extend({ service: z.string() });
const service = z.object({ id: z.string(), isUp: z.boolean() });
const state = z.object({ services: z.array(service), deadLetters: z.array(deadLetters) });

@ObjectType({ description: 'A dead letter: an event that could not be processed.' })
class ManagedDeadLettersEvent extends typeOf(DeadLetterEvents.shape.entries.element, {
  reason: 'Code of the last failure.',
}) {}

@ObjectType({
  description:
    'Dead letters of a durable consumer. They stay until an administrator sends them again or discards them.',
})
class ManagedDeadLetters extends typeOf(deadLetters, {
  service: { type: () => ID },
  durable: { type: () => ID },
  entries: { type: () => ManagedDeadLettersEvent, description: 'The oldest dead letters of the consumer.' },
}) {}

@ObjectType({ description: 'A service that consumes events, and whether it reported its dead letters.' })
class ManagedReactingService extends typeOf(service, {
  id: {
    type: () => ID,
    description: 'Name of the service: directory, identity, imports, indexer, media, quotes or reviews.',
  },
}) {}

@ObjectType({ description: 'Dead letters of all services.' })
class ManagedDeadLettersState extends typeOf(state, {
  services: { type: () => ManagedReactingService },
  deadLetters: { type: () => ManagedDeadLetters, description: 'Dead letters of the services that replied.' },
}) {}

const SERVICES = Object.keys(DEAD_LETTER_CONTRACTS) as ServiceWithDeadLetters[];

/** The dead letters of all services, and operations on them. For administrators of the area `audit` only. */
@Resolver(() => ManagedDeadLettersState)
@Manages('audit')
export class ManagedDeadLettersResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedDeadLettersState, { description: 'Dead letters of all services. For administrators only.' })
  async managedDeadLetters(@ActingAdministrator() acting: AdministratorContext): Promise<ManagedDeadLettersState> {
    const told = await Promise.all(SERVICES.map((service) => this.deadLettersOf(service, acting)));
    return {
      services: SERVICES.map((id, at) => ({ id, isUp: told[at] !== null })),
      deadLetters: told.flatMap((deadLetters) => deadLetters ?? []),
    };
  }

  @Mutation(() => Int, { description: 'Sends the dead letters of a durable consumer again; returns their number.' })
  async redriveDeadLetters(
    @Args('service', { type: () => ID }) service: string,
    @Args('durable', { type: () => ID }) durable: string,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<number> {
    return (await this.requests.send(contractsOf(service).redrive, { durable }, acting)).count;
  }

  @Mutation(() => Int, { description: 'Discards the dead letters of a durable consumer; returns their number.' })
  async discardDeadLetters(
    @Args('service', { type: () => ID }) service: string,
    @Args('durable', { type: () => ID }) durable: string,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<number> {
    return (await this.requests.send(contractsOf(service).discard, { durable }, acting)).count;
  }

  /** Returns null if the service does not reply: its outage hides only its own dead letters. */
  private async deadLettersOf(service: ServiceWithDeadLetters, acting: AdministratorContext) {
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
