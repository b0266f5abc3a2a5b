import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ResendingService } from '@tedarik/commands';
import { JetStream, Notifications } from '@tedarik/messaging';
import { Clock, Database, Leases, Metrics } from '@tedarik/service-kit';
import { EventPublisher } from './event-publisher.js';
import { Outbox } from './outbox.js';
import { OutboxNotifier, NatsOutboxNotifier } from './relay/outbox-notifier.js';
import { OutboxRelay } from './relay/outbox-relay.js';

export interface OutboxModuleOptions {
  /** The service that owns the outbox. It may publish only `events.<service>.…`. */
  service: ResendingService;
}

/**
 * Provides Outbox and OutboxRelay. Needs DatabaseModule and MessagingModule, OUTBOX_MIGRATIONS among the migrations, and `resendRequest` in
 * the table of requests.
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
        {
          provide: OutboxNotifier,
          useFactory: (notifications: Notifications) => new NatsOutboxNotifier(notifications, service),
          inject: [Notifications],
        },
        {
          provide: Outbox,
          useFactory: (database: Database, clock: Clock, notifier: OutboxNotifier) =>
            new Outbox(database, clock, service, notifier),
          inject: [Database, Clock, OutboxNotifier],
        },
        {
          provide: OutboxRelay,
          useFactory: (
            database: Database,
            leases: Leases,
            publisher: EventPublisher,
            metrics: Metrics,
            notifier: OutboxNotifier,
          ) => new OutboxRelay(database, leases, publisher, metrics, notifier),
          inject: [Database, Leases, EventPublisher, Metrics, OutboxNotifier],
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
