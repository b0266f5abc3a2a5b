import { createHash, randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { type Clock, DomainError } from '@tedarik/service-kit';
import { z } from 'zod';
import type { RedisConnection } from '../redis/redis.js';

/** One kind of sessions: what is kept of their holders, and how long they last. */
export interface SessionKind<Holder> {
  /** Part of the keys in Redis. */
  name: string;
  holder: z.ZodType<Holder>;
  /** A session ends so long after its last request… */
  idleMs: number;
  /** … and so long after the sign-in in any case. */
  lifeMs: number;
}

export interface Session<Holder> {
  /** Hash of its id: names it among the account's, and opens nothing. */
  key: string;
  holder: Holder;
}

/**
 * Sessions of one kind, for all copies of the gateway. An id of 256 random bits goes to the browser; Redis keeps only its
 * hash, so whoever reads it can take over no session. Every method throws `service-unavailable` while Redis is away.
 */
export class SessionStore<Holder extends { accountId: string; name: string }> {
  private readonly log = new Logger('Sessions');
  private readonly stored;

  constructor(
    readonly kind: SessionKind<Holder>,
    private readonly redis: RedisConnection,
    private readonly clock: Clock,
  ) {
    this.stored = z.object({ holder: kind.holder, endsAt: z.number() });
  }

  /** Answers the id for the browser. */
  async begin(holder: Holder): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const key = keyOf(id);
    const { idleMs, lifeMs } = this.kind;
    const value = JSON.stringify({ holder, endsAt: this.clock.now().getTime() + lifeMs });
    await this.asking(async ({ client }) => {
      const ofAccount = this.accountKey(holder.accountId);
      // Listed first: a session that is in no list could not be ended with its account.
      await client.sadd(ofAccount, key);
      await client.pexpire(ofAccount, lifeMs);
      await client.set(this.sessionKey(key), value, 'PX', idleMs);
    });
    return id;
  }

  /** The session of an id; null when there is none. Its idle time begins anew unless this is no use of it. */
  async find(id: string, isUse = true): Promise<Session<Holder> | null> {
    const key = keyOf(id);
    return this.asking(async ({ client }) => {
      const value = await client.get(this.sessionKey(key));
      if (!value) return null;
      const { endsAt, holder } = this.stored.parse(JSON.parse(value));
      const left = endsAt - this.clock.now().getTime();
      if (left <= 0) return null;
      if (isUse) await client.pexpire(this.sessionKey(key), Math.min(this.kind.idleMs, left));
      return { key, holder };
    });
  }

  async end({ key, holder }: Session<Holder>): Promise<void> {
    await this.asking(async ({ client }) => {
      await client.del(this.sessionKey(key));
      await client.srem(this.accountKey(holder.accountId), key);
    });
  }

  /** Throws while sessions could not be ended: asked before a change that has to end some. */
  async mustAnswer(): Promise<void> {
    await this.asking(({ client }) => client.ping());
  }

  /** Ends the sessions of an account, but for the one named. */
  async endAllOf(accountId: string, except: string | null = null): Promise<void> {
    await this.asking(async ({ client }) => {
      const ofAccount = this.accountKey(accountId);
      const keys = (await client.smembers(ofAccount)).filter((key) => key !== except);
      if (keys.length === 0) return;
      await client.del(...keys.map((key) => this.sessionKey(key)));
      await client.srem(ofAccount, ...keys);
    });
  }

  /** Lets every session of an account know what has changed about its holder; none is prolonged. */
  async change(accountId: string, changes: Partial<Holder>): Promise<void> {
    await this.asking(async ({ client }) => {
      for (const key of await client.smembers(this.accountKey(accountId))) {
        const value = await client.get(this.sessionKey(key));
        if (!value) continue;
        const { holder, endsAt } = this.stored.parse(JSON.parse(value));
        const changed = JSON.stringify({ holder: { ...holder, ...changes }, endsAt });
        // XX: one that was ended in between stays ended.
        await client.call('SET', this.sessionKey(key), changed, 'XX', 'KEEPTTL');
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

  private sessionKey(key: string): string {
    return `session:${this.kind.name}:${key}`;
  }

  private accountKey(accountId: string): string {
    return `sessions-of:${this.kind.name}:${accountId}`;
  }
}

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');
