import { Query, Resolver } from '@nestjs/graphql';
import { GetDirectoryPanel } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import type { Area } from '../../../back-office/areas.js';
import { Manages } from '../../../back-office/manages.js';
import { OwnAreas } from '../../../back-office/own-areas.js';
import { ManagedPanel, ManagedPart, ManagedWaiting } from './managed-panel.types.js';
import { PartsOfTheSystem } from './parts-of-the-system.js';
import { WaitingCounts } from './waiting-counts.js';

@Resolver(() => ManagedPanel)
@Manages('panel')
export class ManagedPanelResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly waiting: WaitingCounts,
    private readonly parts: PartsOfTheSystem,
  ) {}

  @Query(() => ManagedPanel)
  managedPanel(@ActingAdministrator() acting: Acting): Promise<ManagedPanel> {
    return this.requests.send(GetDirectoryPanel, {}, acting);
  }

  @Query(() => ManagedWaiting)
  managedWaiting(@ActingAdministrator() acting: Acting, @OwnAreas() areas: readonly Area[]): Promise<ManagedWaiting> {
    return this.waiting.of(areas, acting);
  }

  @Query(() => [ManagedPart], { description: 'For administrators alone.' })
  @Manages('accounts')
  managedParts(): Promise<ManagedPart[]> {
    return this.parts.look();
  }
}
