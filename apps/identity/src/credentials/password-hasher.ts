import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { type Caller, HashingQueue } from './hashing-queue.js';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes passwords with argon2id over their NFKC form, in the visitors' queue: two at a time, and at most as many waiting as take about a
 * second. Throws `too-busy`, and `deadline-passed` when the caller has given up.
 */
@Injectable()
export class PasswordHasher {
  protected readonly queue = new HashingQueue(2, 40);
  private readonly dummy = hash('no account has this password', COST);

  hash(password: string, caller: Caller = {}): Promise<string> {
    return this.queue.run(caller, () => hash(password.normalize('NFKC'), COST));
  }

  matches(stored: string, password: string, caller: Caller = {}): Promise<boolean> {
    return this.queue.run(caller, () => verify(stored, password.normalize('NFKC')));
  }

  /** Takes as long as a real check, so that the response time does not reveal that a name does not exist. */
  async pretend(password: string, caller: Caller = {}): Promise<void> {
    await this.matches(await this.dummy, password, caller);
  }

  isOutdated(stored: string): boolean {
    return needsRehash(stored, COST);
  }
}

/** The same with a separate queue for the back office, so that administrators do not wait for visitors who sign in. */
@Injectable()
export class BackOfficePasswordHasher extends PasswordHasher {
  protected override readonly queue = new HashingQueue(1, 20);
}

const MADE_UP_BYTES = 15;

/** Generates an initial password: 120 random bits in 20 characters. */
export const madeUpPassword = (): string => randomBytes(MADE_UP_BYTES).toString('base64url');
