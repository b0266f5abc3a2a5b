import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { RedisConnection } from '../redis.js';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

interface Rule {
  points: number;
  seconds: number;
  /** While Redis is down: `open` admits every request, `closed` refuses every request. */
  withoutRedis: 'open' | 'closed';
}

/** GEN-22: points per period in seconds. Keys are an address, an account, or a name and an address together (limit-keys.ts). */
export const RATE_LIMITS = {
  /** Failed sign-ins of one name from one address. */
  signIn: { points: 5, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Failed sign-ins from one address, whatever the name. */
  signInAddress: { points: 50, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Failed sign-ins of one name from all addresses. Above this limit `signInAttacked` applies. */
  signInAccount: { points: 30, seconds: HOUR_S, withoutRedis: 'closed' },
  /** One attempt per address at a name under attack, so that its owner can still sign in. */
  signInAttacked: { points: 1, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Wrong codes of an account's second factor, from all addresses. */
  secondFactor: { points: 5, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Wrong passwords and passkeys that are repeated within an account's sessions. */
  retyped: { points: 5, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Passkey sign-ins that one address begins. Passkeys cannot be guessed; this only keeps Redis from filling up. */
  passkeyOptions: { points: 60, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  signUp: { points: 5, seconds: HOUR_S, withoutRedis: 'closed' },
  passwordReset: { points: 5, seconds: HOUR_S, withoutRedis: 'closed' },
  /** Mails with a link to one mailbox, whoever requests them. Mails for a new password have a key of their own. */
  mailedLink: { points: 3, seconds: HOUR_S, withoutRedis: 'closed' },
  comment: { points: 5, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  suggestedChange: { points: 10, seconds: HOUR_S, withoutRedis: 'open' },
  /** Saves of an owner's own pages. */
  ownPage: { points: 60, seconds: HOUR_S, withoutRedis: 'open' },
  /** Photos that an account uploads. */
  photo: { points: 60, seconds: HOUR_S, withoutRedis: 'closed' },
  /** Documents that an account uploads to its claims. */
  document: { points: 30, seconds: HOUR_S, withoutRedis: 'closed' },
  submission: { points: 5, seconds: HOUR_S, withoutRedis: 'closed' },
  /** Receipts of submissions to one mailbox, because the form accepts any address. */
  receipt: { points: 3, seconds: 24 * HOUR_S, withoutRedis: 'closed' },
  /** Limited because every request causes mails to other people. */
  quoteRequest: { points: 5, seconds: HOUR_S, withoutRedis: 'closed' },
  /** Actions of buyers and suppliers through their links. */
  quoteAct: { points: 60, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  /** Limited because a new name is written into every review, page and claim of the account. */
  changedName: { points: 10, seconds: HOUR_S, withoutRedis: 'open' },
  /** Downloads of all data about an account. */
  ownData: { points: 10, seconds: HOUR_S, withoutRedis: 'open' },
  review: { points: 10, seconds: HOUR_S, withoutRedis: 'open' },
  /** Per account; generous, because hearts are clicked in quick succession. */
  favourites: { points: 300, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  savedSearches: { points: 120, seconds: HOUR_S, withoutRedis: 'open' },
  /** High, because mail providers unsubscribe many people from few addresses. */
  stopMails: { points: 600, seconds: HOUR_S, withoutRedis: 'open' },
  report: { points: 20, seconds: HOUR_S, withoutRedis: 'open' },
  /** Claims of pages per account. */
  claim: { points: 5, seconds: HOUR_S, withoutRedis: 'closed' },
  /** Claims of pages per address. */
  claimAddress: { points: 20, seconds: HOUR_S, withoutRedis: 'closed' },
  /** Codes sent for one page by mail or to its phone, whoever requests them. Each allows five guesses. */
  claimPage: { points: 10, seconds: 24 * HOUR_S, withoutRedis: 'closed' },
  /** Codes that an account tries. */
  claimCode: { points: 30, seconds: HOUR_S, withoutRedis: 'closed' },
  invitation: { points: 10, seconds: HOUR_S, withoutRedis: 'closed' },
  /** Searches by text or place. The points come from SEARCHES_PER_MINUTE. */
  search: { points: 0, seconds: MINUTE_S, withoutRedis: 'open' },
  /** Each call runs up to 2,000 searches. */
  searchEffect: { points: 60, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  viewBeacon: { points: 600, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  /** Views of business pages and clicks there. */
  pageBeacon: { points: 600, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  clickBeacon: { points: 600, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
} as const satisfies Record<string, Rule>;
export type RateLimit = keyof typeof RATE_LIMITS;

/** Rate limits that all replicas of the gateway share. */
@Injectable()
export class RateLimits {
  private readonly log = new Logger('RateLimits');
  private readonly limiters: ReadonlyMap<RateLimit, RateLimiterRedis>;

  constructor(redis: RedisConnection, @Inject(GATEWAY_CONFIG) config: Pick<GatewayConfig, 'SEARCHES_PER_MINUTE'>) {
    const search = { ...RATE_LIMITS.search, points: config.SEARCHES_PER_MINUTE };
    const rules = Object.entries<Rule>({ ...RATE_LIMITS, search }) as [RateLimit, Rule][];
    this.limiters = new Map(
      rules.map(([name, { points, seconds: duration }]) => {
        return [
          name,
          new RateLimiterRedis({ storeClient: redis.client, keyPrefix: `limit:${name}`, points, duration }),
        ];
      }),
    );
  }

  /**
   * Consumes one point. Throws `too-many-requests` if none is left, and `service-unavailable` while Redis is down and the limit is
   * `closed`.
   */
  async take(limit: RateLimit, key: string): Promise<void> {
    await this.requesting(limit, (limiter) => limiter.consume(key));
  }

  /** Consumes one point; returns false instead of throwing if none is left. */
  async allows(limit: RateLimit, key: string): Promise<boolean> {
    try {
      await this.take(limit, key);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'too-many-requests') return false;
      throw error;
    }
  }

  /** Resets the count after a success. */
  async forget(limit: RateLimit, key: string): Promise<void> {
    await this.requesting(limit, (limiter) => limiter.delete(key));
  }

  /** Returns one point, because the attempt was not one of those to be limited. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    await this.requesting(limit, (limiter) => limiter.reward(key));
  }

  /** Consumes one point for what `send` does. If that is refused, the point is returned. Throws as `take` does. */
  async takeUnlessRefused<Sent>(limit: RateLimit, key: string, send: () => Promise<Sent>): Promise<Sent> {
    await this.take(limit, key);
    return this.givingBack(limit, key, send);
  }

  /**
   * Sends a form that leads to a mail. `isMailed` is false if the limit of the receiver is used up. A refused form sends no mail, so its point
   * is returned.
   */
  async mailing<Sent>(limit: RateLimit, receiver: string, send: (isMailed: boolean) => Promise<Sent>): Promise<Sent> {
    const isMailed = await this.allows(limit, receiver);
    return isMailed ? this.givingBack(limit, receiver, () => send(true)) : send(false);
  }

  private async givingBack<Sent>(limit: RateLimit, key: string, send: () => Promise<Sent>): Promise<Sent> {
    try {
      return await send();
    } catch (error) {
      await this.giveBack(limit, key);
      throw error;
    }
  }

  private async requesting(limit: RateLimit, work: (limiter: RateLimiterRedis) => Promise<unknown>): Promise<void> {
    const limiter = this.limiters.get(limit)!;
    if (limiter.points === 0) return;
    try {
      await work(limiter);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
      this.log.warn(`A request was not counted for a rate limit: ${(error as Error).message}`);
      if (RATE_LIMITS[limit].withoutRedis === 'closed') throw new DomainError('service-unavailable', 'unavailable');
    }
  }
}

/** The error `too-many-requests` with the seconds until the next attempt. */
export const tooMany = (msBeforeNext: number): DomainError =>
  new DomainError('too-many-requests', 'too-many-requests', {
    retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
