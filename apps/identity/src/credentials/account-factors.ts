import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PasskeyRepository } from './passkey/passkey.repository.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';

/** Ways to sign in to an account besides its password. */
export interface Factors {
  hasSecondFactor: boolean;
  hasPasskey: boolean;
}

export const NO_FACTORS: Factors = { hasSecondFactor: false, hasPasskey: false };

/** Second factors and passkeys of back-office accounts together. */
@Injectable()
export class AccountFactors {
  constructor(
    private readonly secondFactors: SecondFactorRepository,
    private readonly passkeys: PasskeyRepository,
  ) {}

  async of(accountId: string, session: ClientSession): Promise<Factors> {
    return (await this.ofMany([accountId], session))(accountId);
  }

  async ofMany(accountIds: readonly string[], session?: ClientSession): Promise<(accountId: string) => Factors> {
    const withFactor = await this.secondFactors.ownersAmong(accountIds, session);
    const withPasskey = await this.passkeys.ownersAmong(accountIds, session);
    return (id) => ({ hasSecondFactor: withFactor.has(id), hasPasskey: withPasskey.has(id) });
  }

  async remove(session: ClientSession, accountId: string): Promise<void> {
    await this.secondFactors.remove(session, accountId);
    await this.passkeys.removeAllOf(session, accountId);
  }
}
