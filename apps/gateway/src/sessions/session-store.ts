import { createHash, randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { RequestFailed } from '@tedarik/messaging';
import { type Clock, DomainError } from '@tedarik/service-kit';
import { z } from 'zod';
import type { GatewayConfig } from '../config.js';
import type { RedisConnection } from '../redis.js';
import { SessionSigner } from './session-signer.js';

/** A kind of sessions: the data of their holder and how long they last. */
export interface SessionKind<Holder> {
  /** Part of the keys in Redis. */
  name: string;
  holder: z.ZodType<Holder>;
  /** A session ends this long after its last request… */
  idleMs: number;
  /** … and this long after the sign-in in any case. */
  lifeMs: number;
}

export type SessionSecret = Pick<GatewayConfig, 'SERVICE_TOKEN' | 'SESSION_SECRET'>;

/** Where a session began, so that its owner recognises it. */
export const SessionOrigin = z.object({
  address: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type SessionOrigin = z.infer<typeof SessionOrigin>;

/** A session as shown to its owner. */
export interface ListedSession {
  key: string;
  begunAt: Date;
  /** When its user last did something. Derived from the remaining idle time, so it is inexact near the end of the session's life. */
  lastUsedAt: Date;
  origin: SessionOrigin | null;
}

export interface Session<Holder> {
  /** Hash of the session's id. Identifies the session, but does not give access to it. */
  key: string;
  holder: Holder;
  /** When its user last typed a password or a code, in epoch milliseconds. */
  confirmedAt: number;
}

/**
 * Stores sessions of one kind in Redis for all replicas of the gateway. The browser gets an id of 256 random bits; Redis holds only its
 * hash, so a reader cannot take over a session, and a seal, so a writer cannot forge one. Every method throws `service-unavailable` while
 * Redis is down.
 */
export class SessionStore<Holder extends { accountId: string; name: string }> {
  private readonly log = new Logger('Sessions');
  private readonly seal: SessionSigner;
  private readonly stored;

  constructor(
    readonly kind: SessionKind<Holder>,
    private readonly redis: RedisConnection,
    private readonly clock: Clock,
    { SERVICE_TOKEN, SESSION_SECRET = SERVICE_TOKEN }: SessionSecret,
  ) {
    this.seal = new SessionSigner(SESSION_SECRET);
    this.stored = z.object({
      holder: kind.holder,
      endsAt: z.number(),
      origin: SessionOrigin.optional(),
      confirmedAt: z.number().optional(),
    });
  }

  /** Returns the id for the browser. */
  async begin(holder: Holder, origin?: SessionOrigin): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const key = keyOf(id);
    const { idleMs, lifeMs } = this.kind;
    const value = JSON.stringify({ holder, endsAt: this.clock.now().getTime() + lifeMs, origin });
    await this.requesting(async ({ client }) => {
      const ofAccount = this.accountKey(holder.accountId);
      await this.forgetExpired(holder.accountId);
      // Added to the account's list first: a session missing from the list could not be ended with its account.
      await client.sadd(ofAccount, key);
      await client.pexpire(ofAccount, lifeMs);
      const name = this.sessionKey(key);
      await client.set(name, this.seal.seal(name, value), 'PX', idleMs);
    });
    return id;
  }

  /** Returns the session of an id, or null. Extends the idle time if `isUse`. */
  async find(id: string, isUse = true): Promise<Session<Holder> | null> {
    const key = keyOf(id);
    return this.requesting(async ({ client }) => {
      const session = await this.read(key);
      if (!session) return null;
      const { endsAt, holder, confirmedAt = endsAt - this.kind.lifeMs } = session;
      const left = endsAt - this.clock.now().getTime();
      if (left <= 0) return null;
      if (isUse) await client.pexpire(this.sessionKey(key), Math.min(this.kind.idleMs, left));
      return { key, holder, confirmedAt };
    });
  }

  /** Stores that its user just typed the password again. */
  async confirm({ key }: Session<Holder>): Promise<void> {
    await this.requesting(async () => {
      const session = await this.read(key);
      if (session) await this.replace(key, { ...session, confirmedAt: this.clock.now().getTime() });
    });
  }

  async end({ key, holder }: Session<Holder>): Promise<void> {
    await this.requesting(async ({ client }) => {
      await client.del(this.sessionKey(key));
      await client.srem(this.accountKey(holder.accountId), key);
    });
  }

  /** The open sessions of an account, newest first. */
  async listOf(accountId: string): Promise<ListedSession[]> {
    const { idleMs, lifeMs } = this.kind;
    const now = this.clock.now().getTime();
    return this.requesting(async ({ client }) => {
      const listed: ListedSession[] = [];
      for (const key of await client.smembers(this.accountKey(accountId))) {
        const session = await this.read(key);
        if (!session || session.endsAt <= now) continue;
        const lastUsedAt = new Date(now - idleMs + (await client.pttl(this.sessionKey(key))));
        listed.push({ key, begunAt: new Date(session.endsAt - lifeMs), lastUsedAt, origin: session.origin ?? null });
      }
      return listed.sort((one, other) => other.begunAt.getTime() - one.begunAt.getTime());
    });
  }

  /** Ends one session of this account; the key of another account's session has no effect. */
  async endOneOf(accountId: string, key: string): Promise<void> {
    await this.requesting(async ({ client }) => {
      const ofAccount = this.accountKey(accountId);
      if (!(await client.sismember(ofAccount, key))) return;
      await client.del(this.sessionKey(key));
      await client.srem(ofAccount, key);
    });
  }

  /** Throws while Redis is down. Called before a change that has to end sessions. */
  async mustAnswer(): Promise<void> {
    await this.requesting(({ client }) => client.ping());
  }

  /** Ends the sessions of an account, except the one with the key `except` and those that began after `until`. */
  async endAllOf(accountId: string, except: string | null = null, until?: Date): Promise<void> {
    await this.requesting(async ({ client }) => {
      const ofAccount = this.accountKey(accountId);
      const keys: string[] = [];
      for (const key of await client.smembers(ofAccount)) {
        if (key !== except && !(until && (await this.beganAfter(key, until)))) keys.push(key);
      }
      if (keys.length === 0) return;
      await client.del(...keys.map((key) => this.sessionKey(key)));
      await client.srem(ofAccount, ...keys);
    });
  }

  /** Runs `work` and ends the account's sessions; also if the outcome of `work` is unknown. */
  async endingAllOf<Done>(accountId: string, work: () => Promise<Done>, except: string | null = null): Promise<Done> {
    try {
      const done = await work();
      await this.endAllOf(accountId, except);
      return done;
    } catch (error) {
      const isUnknown = error instanceof RequestFailed && error.failure.code === 'outcome-unknown';
      if (isUnknown) await this.endAllOf(accountId, except);
      throw error;
    }
  }

  /** Updates the holder in every session of an account without extending any. */
  async change(accountId: string, changes: Partial<Holder>): Promise<void> {
    await this.requesting(async ({ client }) => {
      for (const key of await client.smembers(this.accountKey(accountId))) {
        const session = await this.read(key);
        if (!session) continue;
        await this.replace(key, { ...session, holder: { ...session.holder, ...changes } });
      }
    });
  }

  private async replace(key: string, session: object): Promise<void> {
    const name = this.sessionKey(key);
    // XX: a session that was ended meanwhile is not created again.
    await this.redis.client.call('SET', name, this.seal.seal(name, JSON.stringify(session)), 'XX', 'KEEPTTL');
  }

  /** Removes and ignores a session with a wrong seal, or one that an older gateway wrote in another format. */
  private async read(key: string) {
    const name = this.sessionKey(key);
    const sealed = await this.redis.client.get(name);
    if (sealed === null) return null;
    const text = this.seal.open(name, sealed);
    const session = text === null ? null : this.stored.safeParse(JSON.parse(text));
    if (session?.success) return session.data;
    this.log.warn(
      text === null ? 'A session with a wrong signature was refused' : 'A session in an unknown format was ended',
    );
    await this.redis.client.del(name);
    return null;
  }

  private async beganAfter(key: string, at: Date): Promise<boolean> {
    const session = await this.read(key);
    return session !== null && session.endsAt - this.kind.lifeMs > at.getTime();
  }

  /** Removes expired sessions from the account's list. Otherwise it would grow with every sign-in of an account in constant use. */
  private async forgetExpired(accountId: string): Promise<void> {
    const { client } = this.redis;
    for (const key of await client.smembers(this.accountKey(accountId))) {
      if (!(await client.exists(this.sessionKey(key)))) await client.srem(this.accountKey(accountId), key);
    }
  }

  private async requesting<T>(work: (redis: RedisConnection) => Promise<T>): Promise<T> {
    try {
      return await work(this.redis);
    } catch (error) {
      this.log.warn(`Redis did not answer: ${(error as Error).message}`);
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
