import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ResendingService } from '@tedarik/commands';
import { JetStream, Notices } from '@tedarik/messaging';
import { Clock, Database, Leases, Metrics } from '@tedarik/service-kit';
import { EventPublisher } from './event-publisher.js';
import { Outbox } from './outbox.js';
import { Bell, NatsBell } from './relay/bell.js';
import { OutboxRelay } from './relay/outbox-relay.js';

export interface OutboxModuleOptions {
  /** Whose events these are: only `events.<service>.…` may be announced. */
  service: ResendingService;
}

/**
 * Outbox and OutboxRelay over DatabaseModule and MessagingModule; list OUTBOX_MIGRATIONS among the migrations, and `resendRequest`
 * in the table of requests.
 */
@Module({})
export class OutboxModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(private readonly relay: OutboxRelay) {}

  static forRoot({ service }: OutboxModuleOptions): DynamicModule {
    return {
      module: OutboxModule,
      global: true,
      providers: [
        { provide: EventPublisher, useExisting: JetStream },
        { provide: Bell, useFactory: (notices: Notices) => new NatsBell(notices, service), inject: [Notices] },
        {
          provide: Outbox,
          useFactory: (database: Database, clock: Clock, bell: Bell) => new Outbox(database, clock, service, bell),
          inject: [Database, Clock, Bell],
        },
        {
          provide: OutboxRelay,
          useFactory: (database: Database, leases: Leases, publisher: EventPublisher, metrics: Metrics, bell: Bell) =>
            new OutboxRelay(database, leases, publisher, metrics, bell),
          inject: [Database, Leases, EventPublisher, Metrics, Bell],
        },
      ],
      exports: [Outbox, OutboxRelay],
    };
  }

  onApplicationBootstrap(): void {
    this.relay.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.relay.stop();
  }
}
