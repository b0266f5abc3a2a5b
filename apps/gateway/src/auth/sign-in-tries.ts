import { Injectable } from '@nestjs/common';
import { networkKey, accountKey } from '../limits/limit-keys.js';
import { RateLimits } from '../limits/rate-limits.js';

/** Where a try is counted. */
interface Counted {
  address: string;
  account: string;
  pair: string;
}

/**
 * Every try is counted before it is made, so that many at once are no way around the limits (GEN-22); what was not a
 * wrong password is taken off again. No account is ever locked for everybody: one that is tried from everywhere is only
 * tried less often from each address, where the right password still opens it.
 */
@Injectable()
export class SignInTries {
  constructor(private readonly limits: RateLimits) {}

  /** The account that `request` finds behind a name and password, or false. Throws `too-many-requests`. */
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
