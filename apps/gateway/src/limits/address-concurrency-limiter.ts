import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { networkKey } from './limit-keys.js';
import { tooMany } from './rate-limits.js';

const LONGEST_WAIT_MS = 3_000;
const MOST_WAITING = 100;

interface Line {
  made: number;
  waiting: Set<() => void>;
}

/**
 * A4: limits how many pages and drawings are made for one address at the same time. Its further requests are queued without delaying other
 * addresses.
 */
@Injectable()
export class AddressConcurrencyLimiter {
  private readonly lines = new Map<string, Line>();

  constructor(@Inject(GATEWAY_CONFIG) private readonly config: Pick<GatewayConfig, 'MADE_AT_ONCE'>) {}

  /** Returns the result of `make` as soon as this address has a free place. Throws `too-many-requests` if that takes too long. */
  async of<Made>(address: string, make: () => Promise<Made>): Promise<Made> {
    const key = networkKey(address);
    await this.begin(key);
    try {
      return await make();
    } finally {
      this.end(key);
    }
  }

  private async begin(key: string): Promise<void> {
    const line = this.lines.get(key) ?? { made: 0, waiting: new Set() };
    this.lines.set(key, line);
    const { MADE_AT_ONCE: most } = this.config;
    if (most === 0 || line.made < most) line.made++;
    else if (line.waiting.size < MOST_WAITING) await turnIn(line);
    else throw tooMany(LONGEST_WAIT_MS);
  }

  /** Gives the free place to the request that has waited longest. */
  private end(key: string): void {
    const line = this.lines.get(key)!;
    const [next] = line.waiting;
    if (next) next();
    else if (--line.made === 0) this.lines.delete(key);
  }
}

const turnIn = ({ waiting }: Line): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(go);
      reject(tooMany(LONGEST_WAIT_MS));
    }, LONGEST_WAIT_MS);
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    waiting.add(go);
  });
