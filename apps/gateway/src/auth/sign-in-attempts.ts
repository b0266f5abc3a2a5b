import { Injectable } from '@nestjs/common';
import { networkKey, accountKey } from '../limits/limit-keys.js';
import { RateLimits } from '../limits/rate-limits.js';

/** The limit keys of one attempt. */
interface Counted {
  address: string;
  account: string;
  pair: string;
}

/**
 * Counts every attempt before it is made, so that parallel attempts cannot bypass the limits (GEN-22). An attempt that turns out not to be
 * a wrong password is taken off the count again. No account is ever locked everywhere: an account under attack from many addresses only
 * gets fewer attempts per address, and the correct password still works.
 */
@Injectable()
export class SignInAttempts {
  constructor(private readonly limits: RateLimits) {}

  /** Returns the account that `send` finds for a name and password, or false. Throws `too-many-requests`. */
  async try<Account>(name: string, from: string, send: () => Promise<Account | null>): Promise<Account | false> {
    const [account, address] = [accountKey(name), networkKey(from)];
    const counted = { account, address, pair: `${account} ${address}` };
    await this.count(counted);
    const found = await this.requesting(send, counted);
    if (!found) return false;
    await this.giveBack(counted);
    await this.limits.forget('signIn', counted.pair);
    await this.limits.forget('signInAttacked', counted.pair);
    return found;
  }

  private async count({ account, address, pair }: Counted): Promise<void> {
    await this.limits.take('signInAddress', address);
    await this.limits.take('signIn', pair);
    const isCalm = await this.limits.allows('signInAccount', account);
    if (!isCalm) await this.limits.take('signInAttacked', pair);
  }

  private async requesting<Account>(send: () => Promise<Account | null>, counted: Counted): Promise<Account | null> {
    try {
      return await send();
    } catch (error) {
      await this.giveBack(counted);
      await this.limits.giveBack('signIn', counted.pair);
      await this.limits.forget('signInAttacked', counted.pair);
      throw error;
    }
  }

  private async giveBack({ account, address }: Counted): Promise<void> {
    await this.limits.giveBack('signInAddress', address);
    await this.limits.giveBack('signInAccount', account);
  }
}
