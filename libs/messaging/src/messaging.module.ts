import {
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Metrics, Readiness } from '@tedarik/service-kit';
import { RequestClient } from './requests/request-client.js';
import type { MessagingOptions } from './connection/nats-options.js';
import { Consumers } from './consume/consumers.js';
import { Messaging } from './messaging.js';
import { Notifications } from './notifications/notifications.js';
import { JetStream } from './streams/jetstream.js';

/** Provides RequestClient, JetStream, Notifications and Consumers to the whole service, with the readiness check `nats`. */
@Module({})
export class MessagingModule implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  constructor(
    private readonly messaging: Messaging,
    private readonly readiness: Readiness,
  ) {}

  static forRoot(options: MessagingOptions): DynamicModule {
    const part = <Part>(token: new (...args: never[]) => Part, of: (messaging: Messaging) => Part) => ({
      provide: token,
      useFactory: of,
      inject: [Messaging],
    });
    return {
      module: MessagingModule,
      global: true,
      providers: [
        {
          provide: Messaging,
          useFactory: (metrics: Metrics) => new Messaging(options, metrics),
          inject: [Metrics],
        },
        part(RequestClient, ({ requests }) => requests),
        part(JetStream, ({ jetstream }) => jetstream),
        part(Notifications, ({ notifications }) => notifications),
        part(Consumers, ({ consumers }) => consumers),
      ],
      exports: [Messaging, RequestClient, JetStream, Notifications, Consumers],
    };
  }

  onModuleInit(): void {
    this.readiness.add('nats', () => this.messaging.check());
  }

  async onModuleDestroy(): Promise<void> {
    await this.messaging.consumers.stop();
  }

  // Closes last, because a running handler may still send requests and publish.
  async onApplicationShutdown(): Promise<void> {
    await this.messaging.close();
  }
}
