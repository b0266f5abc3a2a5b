import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { type Caller, HashingQueue } from './hashing-queue.js';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane.
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * argon2id over the NFKC form of a password, in the visitors' queue: two hashes at once and no more waiting than are done
 * in about a second. Throws `too-busy`, and `deadline-passed` for a caller who gave up.
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

  /** As much work as a real check, for a name that does not exist: the time must not tell the two apart. */
  async pretend(password: string, caller: Caller = {}): Promise<void> {
    await this.matches(await this.dummy, password, caller);
  }

  isOutdated(stored: string): boolean {
    return needsRehash(stored, COST);
  }
}

/** The same for the back office, in a queue of its own: however many visitors sign in, administrators do not wait for them. */
@Injectable()
export class BackOfficePasswordHasher extends PasswordHasher {
  protected override readonly queue = new HashingQueue(1, 20);
}

const MADE_UP_BYTES = 15;

/** A password for somebody else to begin with: 120 random bits in 20 characters. */
export const madeUpPassword = (): string => randomBytes(MADE_UP_BYTES).toString('base64url');
