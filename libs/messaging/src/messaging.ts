import type { Metrics } from '@tedarik/service-kit';
import { RequestClient } from './requests/request-client.js';
import { NatsLink } from './connection/nats-link.js';
import type { MessagingOptions } from './connection/nats-options.js';
import { Consumers } from './consume/consumers.js';
import { Notifications } from './notifications/notifications.js';
import { JetStream } from './streams/jetstream.js';

const PATIENCE_MS = 30_000;

/** All messaging of a process, on one NATS connection. */
export class Messaging {
  readonly requests: RequestClient;
  readonly jetstream: JetStream;
  readonly notifications: Notifications;
  readonly consumers: Consumers;
  private readonly link: NatsLink;

  /** Connects in the background. */
  constructor(options: MessagingOptions, metrics?: Metrics) {
    this.link = new NatsLink(options);
    this.requests = new RequestClient(this.link, options.patienceMs);
    this.jetstream = new JetStream(this.link);
    this.notifications = new Notifications(this.link);
    this.consumers = new Consumers(this.link, this.jetstream, metrics);
  }

  /** For tools and tests, which prefer waiting to failing: resolves when connected, however long that takes. */
  static async connect(options: MessagingOptions): Promise<Messaging> {
    const messaging = new Messaging({ patienceMs: PATIENCE_MS, ...options });
    await messaging.link.established();
    return messaging;
  }

  /** Rejects while NATS does not answer. */
  check(): Promise<void> {
    return this.link.check();
  }

  async close(): Promise<void> {
    await this.consumers.stop();
    await this.link.close();
  }
}
