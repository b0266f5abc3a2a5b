import { Controller, Module } from '@nestjs/common';
import { ListBusinessSnapshots, ListProductSnapshots, type RequestOf } from '@tedarik/commands';
import { type EventEnvelope, type Lane, subjectOn } from '@tedarik/events';
import { Answers, Messaging, withRequests } from '@tedarik/messaging';
import { type RunningService, startService } from '@tedarik/service-kit';
import { Owner } from './owner.fixture.js';
import { ProductOwner } from './product-owner.fixture.js';

/** The directory's place on a NATS server of a test: answers pages and publishes events. */
export class DirectoryStandIn {
  readonly owner = new Owner();
  readonly products = new ProductOwner();
  private service: RunningService | undefined;

  private constructor(readonly messaging: Messaging) {}

  static async at(natsUrl: string): Promise<DirectoryStandIn> {
    const messaging = await Messaging.connect({ name: 'directory-stand-in', servers: natsUrl });
    await messaging.jetstream.ensureStreams();
    const standIn = new DirectoryStandIn(messaging);
    await standIn.answer(natsUrl);
    return standIn;
  }

  async publish(events: EventEnvelope[], lane: Lane = 'live'): Promise<void> {
    for (const event of events) {
      const subject = subjectOn(lane, { subject: event.subject as `events.${string}` });
      await this.messaging.jetstream.publish(
        subject,
        JSON.stringify({ ...event, subject, lane }),
        `${event.id}-${lane}`,
      );
    }
  }

  async stop(): Promise<void> {
    await this.service?.stop();
    await this.messaging.close();
  }

  private async answer(natsUrl: string): Promise<void> {
    const { owner, products } = this;
    @Controller()
    class Snapshots {
      @Answers(ListBusinessSnapshots)
      list(request: RequestOf<typeof ListBusinessSnapshots>) {
        return owner.page(request);
      }

      @Answers(ListProductSnapshots)
      listProducts() {
        return products.page();
      }
    }
    @Module({ controllers: [Snapshots] })
    class Directory {}
    this.service = await startService(Directory, {
      name: 'directory',
      config: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        OPS_HOST: '127.0.0.1',
        OPS_PORT: 0,
        NATS_URL: natsUrl,
        SERVICE_TOKEN: 'a-token-for-tests-only',
      },
      beforeListen: withRequests({ name: 'directory', servers: natsUrl }),
    });
  }
}
