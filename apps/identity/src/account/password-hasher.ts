import { Injectable } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane.
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;

/** argon2id over the NFKC form of a password; at most two hashes at once, so that sign-ins cannot starve the service. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private dummy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFKC'), COST));
  }

  matches(stored: string, password: string): Promise<boolean> {
    return this.inTurn(() => verify(stored, password.normalize('NFKC')));
  }

  /** As much work as a real check, for a name that does not exist: the time must not tell the two apart. */
  async pretend(password: string): Promise<void> {
    this.dummy ??= this.hash('no account has this password');
    await this.matches(await this.dummy, password);
  }

  isOutdated(stored: string): boolean {
    return needsRehash(stored, COST);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
