import { Query, Resolver } from '@nestjs/graphql';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import type { Area } from '../administrators/areas.js';
import { Manages } from '../graphql/manages.js';
import { OwnAreas } from '../graphql/own-areas.js';
import { DailyGraphs } from './daily-graphs.js';
import { ManagedDailyGraphs, ManagedPart, ManagedWaiting } from './managed-panel.types.js';
import { SystemHealth } from './system-health.js';
import { WaitingCounts } from './waiting-counts.js';

@Resolver()
@Manages('panel')
export class ManagedPanelResolver {
  constructor(
    private readonly waiting: WaitingCounts,
    private readonly parts: SystemHealth,
    private readonly graphs: DailyGraphs,
  ) {}

  @Query(() => ManagedWaiting)
  managedWaiting(
    @ActingAdministrator() acting: AdministratorContext,
    @OwnAreas() areas: readonly Area[],
  ): Promise<ManagedWaiting> {
    return this.waiting.of(areas, acting);
  }

  @Query(() => ManagedDailyGraphs)
  managedDailyGraphs(@ActingAdministrator() acting: AdministratorContext): Promise<ManagedDailyGraphs> {
    return this.graphs.of(acting);
  }

  @Query(() => [ManagedPart], { description: 'Which parts of the system are up. For administrators only.' })
  @Manages('accounts')
  managedParts(): Promise<ManagedPart[]> {
    return this.parts.look();
  }
}
