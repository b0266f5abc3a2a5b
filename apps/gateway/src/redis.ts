import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';

// A visitor waits for the answer: Redis either answers at once or is away.
const ANSWER_WITHIN_MS = 500;
const LONGEST_PAUSE_MS = 2_000;
// A connection without any answer for so long has gone dead and is replaced.
const DEAD_AFTER_MS = 2_000;

/** The gateway's connection to Redis: sessions and limits. Commands fail at once while it is away; it comes back by itself. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  private readonly log = new Logger('Redis');
  readonly client: Redis;

  constructor(@Inject(GATEWAY_CONFIG) { REDIS_URL }: Pick<GatewayConfig, 'REDIS_URL'>) {
    this.client = new Redis(REDIS_URL, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 1_000,
      commandTimeout: ANSWER_WITHIN_MS,
      socketTimeout: DEAD_AFTER_MS,
      retryStrategy: (tries) => Math.min(100 * tries, LONGEST_PAUSE_MS),
    });
    this.client.on('error', (error: Error) => this.log.debug(error.message));
    this.client.on('close', () => this.log.warn('Redis is away'));
    this.client.connect().catch(() => undefined); // goes on trying
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}
