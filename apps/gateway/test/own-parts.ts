import { Messaging } from '@tedarik/messaging';
import { type TestBackingService, startBackingService } from '@tedarik/testing';

/**
 * NATS and Redis for one spec alone. A stand-in answers every caller on its NATS: on a shared one it would also answer another spec's
 * gateway, and a real service would answer this one's.
 */
export class OwnParts {
  private nats: TestBackingService | undefined;
  private redis: TestBackingService | undefined;

  async start(): Promise<{ natsUrl: string; redisUrl: string }> {
    [this.nats, this.redis] = await Promise.all([startBackingService('nats'), startBackingService('redis')]);
    // Created beforehand, because a service that finds a stream missing waits five seconds for it.
    const messaging = await Messaging.connect({ name: 'streams', servers: this.nats.url });
    await messaging.jetstream.ensureStreams();
    await messaging.close();
    return { natsUrl: this.nats.url, redisUrl: this.redis.url };
  }

  get natsUrl(): string {
    return this.nats!.url;
  }

  get redisUrl(): string {
    return this.redis!.url;
  }

  async stopRedis(): Promise<void> {
    await this.redis?.stop();
  }

  async stop(): Promise<void> {
    await Promise.all([this.nats?.stop(), this.redis?.stop()]);
  }
}
