import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';

const LONGEST_PAUSE_MS = 2_000;
// A connection that gives no reply for this much longer than a command may take is dead and replaced.
const DEAD_AFTER_FURTHER_MS = 1_500;

/** The gateway's connection to Redis, for sessions and limits. Commands fail at once while it is down; it reconnects by itself. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  private readonly log = new Logger('Redis');
  readonly client: Redis;

  constructor(
    @Inject(GATEWAY_CONFIG)
    { REDIS_URL, REDIS_ANSWER_WITHIN_MS }: Pick<GatewayConfig, 'REDIS_URL' | 'REDIS_ANSWER_WITHIN_MS'>,
  ) {
    this.client = new Redis(REDIS_URL, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 1_000,
      // A visitor is waiting, so Redis must reply quickly or counts as down.
      commandTimeout: REDIS_ANSWER_WITHIN_MS,
      socketTimeout: REDIS_ANSWER_WITHIN_MS + DEAD_AFTER_FURTHER_MS,
      retryStrategy: (tries) => Math.min(100 * tries, LONGEST_PAUSE_MS),
    });
    this.client.on('error', (error: Error) => this.log.debug(error.message));
    this.client.on('close', () => this.log.warn('The connection to Redis was lost'));
    this.client.connect().catch(() => undefined); // keeps retrying by itself
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}
