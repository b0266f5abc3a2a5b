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

/** A4: for each address only so much is made at once; what else it requests waits its turn, and nobody else does. */
@Injectable()
export class Turns {
  private readonly lines = new Map<string, Line>();

  constructor(@Inject(GATEWAY_CONFIG) private readonly config: Pick<GatewayConfig, 'MADE_AT_ONCE'>) {}

  /** What `make` makes, as soon as it is the turn of this address. Throws `too-many-requests` when that takes too long. */
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

  /** The one that has waited longest gets the place. */
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
