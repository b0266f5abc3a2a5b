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
  /** While Redis is away: `open` lets everybody through, `closed` nobody. */
  withoutRedis: 'open' | 'closed';
}

/** GEN-22: how often, in how many seconds. Keys are an address, an account, or a name and address together (limit-keys.ts). */
export const RATE_LIMITS = {
  /** Failed sign-ins of one name from one address. */
  signIn: { points: 5, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Failed sign-ins from one address, whatever the name. */
  signInAddress: { points: 50, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Failed sign-ins of one name from everywhere. Beyond that… */
  signInAccount: { points: 30, seconds: HOUR_S, withoutRedis: 'closed' },
  /** … each address has one try at that name, so that its owner gets in all the same. */
  signInAttacked: { points: 1, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Wrong codes of an account's second factor, from everywhere. */
  secondFactor: { points: 5, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Wrong passwords and passkeys of an account in its sessions. */
  retyped: { points: 5, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  /** Sign-ins with a passkey that one address begins; none can be guessed, so this only keeps Redis from filling. */
  passkeyOptions: { points: 60, seconds: 15 * MINUTE_S, withoutRedis: 'closed' },
  signUp: { points: 5, seconds: HOUR_S, withoutRedis: 'closed' },
  passwordReset: { points: 5, seconds: HOUR_S, withoutRedis: 'closed' },
  /** Mails with a link to one mailbox, whoever requests them; those for a new password are counted apart. */
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
  /** Receipts of submissions that one mailbox gets: the form takes whatever address is typed. */
  receipt: { points: 3, seconds: 24 * HOUR_S, withoutRedis: 'closed' },
  /** Each sends mails to others in the end. */
  quoteRequest: { points: 5, seconds: HOUR_S, withoutRedis: 'closed' },
  /** What buyers and suppliers do by their links. */
  quoteAct: { points: 60, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  /** Each is written into every review, page and claim of the account. */
  changedName: { points: 10, seconds: HOUR_S, withoutRedis: 'open' },
  /** Files of all that is kept about an account. */
  ownData: { points: 10, seconds: HOUR_S, withoutRedis: 'open' },
  review: { points: 10, seconds: HOUR_S, withoutRedis: 'open' },
  /** Of one account; a heart is pressed quickly. */
  favourites: { points: 300, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  savedSearches: { points: 120, seconds: HOUR_S, withoutRedis: 'open' },
  /** Programs for mail stop them for many people from few addresses. */
  stopMails: { points: 600, seconds: HOUR_S, withoutRedis: 'open' },
  report: { points: 20, seconds: HOUR_S, withoutRedis: 'open' },
  /** Claims of pages that an account begins, … */
  claim: { points: 5, seconds: HOUR_S, withoutRedis: 'closed' },
  /** … that come from one address, … */
  claimAddress: { points: 20, seconds: HOUR_S, withoutRedis: 'closed' },
  /** … and codes that are mailed for one page, whoever requests them: so many a day reach its business, with five tries each. */
  claimPage: { points: 10, seconds: 24 * HOUR_S, withoutRedis: 'closed' },
  /** Codes that an account types. */
  claimCode: { points: 30, seconds: HOUR_S, withoutRedis: 'closed' },
  invitation: { points: 10, seconds: HOUR_S, withoutRedis: 'closed' },
  /** Texts and places; how often is SEARCHES_PER_MINUTE. */
  search: { points: 0, seconds: MINUTE_S, withoutRedis: 'open' },
  /** Each runs up to 2,000 searches. */
  searchEffect: { points: 60, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  viewBeacon: { points: 600, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  /** Views of pages of businesses and what is clicked there. */
  pageBeacon: { points: 600, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
  clickBeacon: { points: 600, seconds: 10 * MINUTE_S, withoutRedis: 'open' },
} as const satisfies Record<string, Rule>;
export type RateLimit = keyof typeof RATE_LIMITS;

/** Counts what visitors do, for all copies of the gateway together. */
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

  /** Counts one. Throws `too-many-requests` when there are none left, `service-unavailable` where nobody may pass uncounted. */
  async take(limit: RateLimit, key: string): Promise<void> {
    await this.requesting(limit, (limiter) => limiter.consume(key));
  }

  /** The same for what is not refused: false when there are none left. */
  async allows(limit: RateLimit, key: string): Promise<boolean> {
    try {
      await this.take(limit, key);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'too-many-requests') return false;
      throw error;
    }
  }

  /** Forgets what was counted: somebody got it right. */
  async forget(limit: RateLimit, key: string): Promise<void> {
    await this.requesting(limit, (limiter) => limiter.delete(key));
  }

  /** Takes one off again: it turned out to be none of those that are counted. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    await this.requesting(limit, (limiter) => limiter.reward(key));
  }

  private async requesting(limit: RateLimit, work: (limiter: RateLimiterRedis) => Promise<unknown>): Promise<void> {
    const limiter = this.limiters.get(limit)!;
    if (limiter.points === 0) return;
    try {
      await work(limiter);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
      this.log.warn(`Not counted: ${(error as Error).message}`);
      if (RATE_LIMITS[limit].withoutRedis === 'closed') throw new DomainError('service-unavailable', 'unavailable');
    }
  }
}

/** `too-many-requests`, and when to come again. */
export const tooMany = (msBeforeNext: number): DomainError =>
  new DomainError('too-many-requests', 'too-many-requests', {
    retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
