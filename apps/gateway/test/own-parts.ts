import { Messaging } from '@tedarik/messaging';
import { type PrivatePart, startPart } from '@tedarik/testing';

/**
 * NATS and Redis of one spec alone. Whatever stands in for a service answers every caller on its NATS: on a shared one
 * another spec's gateway, and a real service of that name would answer this one's.
 */
export class OwnParts {
  private nats: PrivatePart | undefined;
  private redis: PrivatePart | undefined;

  async start(): Promise<{ natsUrl: string; redisUrl: string }> {
    [this.nats, this.redis] = await Promise.all([startPart('nats'), startPart('redis')]);
    // Made beforehand: a service that finds one missing waits five seconds for it.
    const messaging = await Messaging.connect({ name: 'streams', servers: this.nats.url });
    await messaging.jetstream.ensureStreams();
    await messaging.close();
    return { natsUrl: this.nats.url, redisUrl: this.redis.url };
  }

  get redisUrl(): string {
    return this.redis!.url;
  }

  async stop(): Promise<void> {
    await Promise.all([this.nats?.stop(), this.redis?.stop()]);
  }
}
