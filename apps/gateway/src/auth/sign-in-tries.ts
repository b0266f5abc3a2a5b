import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lowerAscii } from '@tedarik/turkish';
import { RateLimits } from '../limits/rate-limits.js';

/**
 * Every try is counted before it is made, so that many at once are no way around the limits (GEN-22); what was not a
 * wrong password is taken off again. No account is ever locked for everybody.
 */
@Injectable()
export class SignInTries {
  constructor(private readonly limits: RateLimits) {}

  /** The account that `ask` finds behind a name and password, or false. Throws `too-many-requests`. */
  async try<Account>(name: string, address: string, ask: () => Promise<Account | null>): Promise<Account | false> {
    const pair = pairKey(name, address);
    await this.limits.take('signInAddress', address);
    await this.limits.take('signIn', pair);
    const account = await this.asking(ask, address, pair);
    if (!account) return false;
    await this.limits.giveBack('signInAddress', address);
    await this.limits.forget('signIn', pair);
    return account;
  }

  private async asking<Account>(ask: () => Promise<Account | null>, address: string, pair: string) {
    try {
      return await ask();
    } catch (error) {
      await this.limits.giveBack('signInAddress', address);
      await this.limits.giveBack('signIn', pair);
      throw error;
    }
  }
}

/** Hashed: a name or an e-mail address has no business in Redis. */
const pairKey = (name: string, address: string): string =>
  createHash('sha256')
    .update(`${lowerAscii(name.trim())}\n${address}`)
    .digest('base64url');
