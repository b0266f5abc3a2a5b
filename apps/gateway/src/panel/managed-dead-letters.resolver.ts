import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DEAD_LETTER_CONTRACTS, type ServiceWithDeadLetters } from '@tedarik/commands';
import { RequestFailed, RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { type Acting, ActingAdministrator } from '../graphql/acting.js';
import { Manages } from '../graphql/manages.js';
import { ManagedDeadLettersState } from './managed-dead-letters.types.js';

const SERVICES = Object.keys(DEAD_LETTER_CONTRACTS) as ServiceWithDeadLetters[];

/** For administrators alone: the events that services gave up, and what becomes of them. */
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

  /** Null when nobody could say: a service that is away takes only its own with it. */
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
