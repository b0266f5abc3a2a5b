import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { PARKED_ASKS, type ParkingService } from '@tedarik/commands';
import { AskFailed, Asker } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { ManagedParkedState } from './managed-parked.types.js';

const SERVICES = Object.keys(PARKED_ASKS) as ParkingService[];

/** For administrators alone: the events that services gave up, and what becomes of them. */
@Resolver(() => ManagedParkedState)
@Manages('audit')
export class ManagedParkedResolver {
  constructor(private readonly asker: Asker) {}

  @Query(() => ManagedParkedState, { description: 'For administrators alone.' })
  async managedParked(@ActingAdministrator() acting: Acting): Promise<ManagedParkedState> {
    const told = await Promise.all(SERVICES.map((service) => this.parkedOf(service, acting)));
    return {
      services: SERVICES.map((id, at) => ({ id, isUp: told[at] !== null })),
      parked: told.flatMap((parked) => parked ?? []),
    };
  }

  @Mutation(() => Int, { description: 'Announces the parked events of a durable again; answers how many.' })
  async redriveParked(
    @Args('service', { type: () => ID }) service: string,
    @Args('durable', { type: () => ID }) durable: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<number> {
    return (await this.asker.ask(asksOf(service).redrive, { durable }, acting)).count;
  }

  @Mutation(() => Int, { description: 'Throws the parked events of a durable away; answers how many.' })
  async discardParked(
    @Args('service', { type: () => ID }) service: string,
    @Args('durable', { type: () => ID }) durable: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<number> {
    return (await this.asker.ask(asksOf(service).discard, { durable }, acting)).count;
  }

  /** Null when nobody could say: a service that is away takes only its own with it. */
  private async parkedOf(service: ParkingService, acting: Acting) {
    try {
      const { parked } = await this.asker.ask(PARKED_ASKS[service].list, {}, acting);
      return parked.map((each) => ({ service, ...each }));
    } catch (error) {
      if (error instanceof AskFailed) return null;
      throw error;
    }
  }
}

function asksOf(service: string) {
  const known = SERVICES.find((name) => name === service);
  if (!known) throw new DomainError('service-not-found', 'not-found');
  return PARKED_ASKS[known];
}
