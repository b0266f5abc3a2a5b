import { GetReferenceTables, ListBusinessSnapshots, ListProductSnapshots, type ReplyOf } from '@tedarik/commands';
import { type EventEnvelope, type Lane, subjectOn } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import type { RunningService } from '@tedarik/service-kit';
import { Owner } from './owner.fixture.js';
import { ProductOwner } from './product-owner.fixture.js';

type Tables = ReplyOf<typeof GetReferenceTables>;
const NO_TABLES: Tables = {
  ...{ categories: [], cities: [], districts: [], formerSlugs: [] },
  ...{ certificates: [], serviceAttributes: [], synonyms: [], stopWords: [], next: null },
};

/** A stand-in for the directory on a test's NATS server: returns pages and publishes events. */
export class DirectoryStandIn {
  readonly owner = new Owner();
  readonly products = new ProductOwner();
  categories: Tables['categories'] = [];
  formerSlugs: Tables['formerSlugs'] = [];
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
    this.service = await startStubService({ name: 'directory', servers: natsUrl }, [
      stubRequest(ListBusinessSnapshots, (request) => this.owner.page(request)),
      stubRequest(ListProductSnapshots, () => this.products.page()),
      stubRequest(GetReferenceTables, () => ({
        ...NO_TABLES,
        categories: this.categories,
        formerSlugs: this.formerSlugs,
      })),
    ]);
  }
}
