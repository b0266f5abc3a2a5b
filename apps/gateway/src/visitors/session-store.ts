import { createHash, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock, DomainError } from '@tedarik/service-kit';
import { z } from 'zod';
import { RedisConnection } from '../redis/redis.js';
import type { SignedInVisitor } from './visitor.js';

const DAY_MS = 24 * 3_600_000;
/** AUTH-03: a session ends after a week without a request, and after thirty days in any case. */
export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_LIFE_MS = 30 * DAY_MS;

const stored = z.object({ accountId: z.string(), name: z.string(), verified: z.boolean(), endsAt: z.number() });

export interface VisitorSession {
  /** Hash of its id: names it among the account's, and opens nothing. */
  key: string;
  visitor: SignedInVisitor;
}

/**
 * Visitors' sessions, for all copies of the gateway. An id of 256 random bits goes to the browser; Redis keeps only its
 * hash, so whoever reads it can take over no session. Every method throws `service-unavailable` while Redis is away.
 */
@Injectable()
export class SessionStore {
  private readonly log = new Logger('Sessions');

  constructor(
    private readonly redis: RedisConnection,
    private readonly clock: Clock,
  ) {}

  /** Answers the id for the browser. */
  async begin(visitor: SignedInVisitor): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const key = keyOf(id);
    const value = JSON.stringify({ ...visitor, endsAt: this.clock.now().getTime() + SESSION_LIFE_MS });
    await this.asking(async ({ client }) => {
      const ofAccount = accountKey(visitor.accountId);
      // Listed first: a session that is in no list could not be ended with its account.
      await client.sadd(ofAccount, key);
      await client.pexpire(ofAccount, SESSION_LIFE_MS);
      await client.set(sessionKey(key), value, 'PX', SESSION_IDLE_MS);
    });
    return id;
  }

  /** The session of an id, whose week begins anew; null when there is none. */
  async find(id: string): Promise<VisitorSession | null> {
    const key = keyOf(id);
    return this.asking(async ({ client }) => {
      const value = await client.get(sessionKey(key));
      if (!value) return null;
      const { endsAt, ...visitor } = stored.parse(JSON.parse(value));
      const left = endsAt - this.clock.now().getTime();
      if (left <= 0) return null;
      await client.pexpire(sessionKey(key), Math.min(SESSION_IDLE_MS, left));
      return { key, visitor };
    });
  }

  async end({ key, visitor }: VisitorSession): Promise<void> {
    await this.asking(async ({ client }) => {
      await client.del(sessionKey(key));
      await client.srem(accountKey(visitor.accountId), key);
    });
  }

  /** Throws while sessions could not be ended: asked before a change that has to end some. */
  async mustAnswer(): Promise<void> {
    await this.asking(({ client }) => client.ping());
  }

  /** Ends the sessions of an account, but for the one named. */
  async endAllOf(accountId: string, except: string | null = null): Promise<void> {
    await this.asking(async ({ client }) => {
      const keys = (await client.smembers(accountKey(accountId))).filter((key) => key !== except);
      if (keys.length === 0) return;
      await client.del(...keys.map(sessionKey));
      await client.srem(accountKey(accountId), ...keys);
    });
  }

  /** Lets every session of an account know its new name; none is prolonged. */
  async rename(accountId: string, name: string): Promise<void> {
    await this.asking(async ({ client }) => {
      for (const key of await client.smembers(accountKey(accountId))) {
        const value = await client.get(sessionKey(key));
        if (!value) continue;
        const renamed = JSON.stringify({ ...stored.parse(JSON.parse(value)), name });
        // XX: one that was ended in between stays ended.
        await client.call('SET', sessionKey(key), renamed, 'XX', 'KEEPTTL');
      }
    });
  }

  private async asking<T>(work: (redis: RedisConnection) => Promise<T>): Promise<T> {
    try {
      return await work(this.redis);
    } catch (error) {
      this.log.warn(`Not answered: ${(error as Error).message}`);
      throw new DomainError('service-unavailable', 'unavailable');
    }
  }
}

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');
const sessionKey = (key: string): string => `session:visitor:${key}`;
const accountKey = (accountId: string): string => `sessions-of:visitor:${accountId}`;
