import { Inject, Injectable } from '@nestjs/common';
import type {
  ConfirmSecondFactor,
  GetSecondFactor,
  OfferSecondFactor,
  RemoveSecondFactor,
  RenewRecoveryCodes,
  ReplyOf,
  RequestContext,
  RequestOf,
} from '@tedarik/commands';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Account } from '../account/account.js';
import { AccountTrail } from '../account/account-trail.js';
import { ActingAccount } from '../account/acting-account.js';
import { OwnPassword } from '../account/own-password.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { EndedSessions } from '../ended-sessions.js';
import { SecondFactorCipher } from '../credentials/second-factor/second-factor-cipher.js';
import { hashOfRecoveryCode, newRecoveryCodes } from '../credentials/second-factor/recovery-codes.js';
import { newKey, offered, type SecondFactor, totpOf } from '../credentials/second-factor/second-factor.js';
import { noSecondFactor, secondFactorExists, wrongCode } from './second-factor.errors.js';
import { SecondFactorRepository } from '../credentials/second-factor/second-factor.repository.js';
import { SecondFactors } from './second-factors.js';

/** Lets owners of back-office accounts manage their second factor. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingAccount,
    private readonly password: OwnPassword,
    private readonly stored: SecondFactorRepository,
    private readonly factors: SecondFactors,
    private readonly seal: SecondFactorCipher,
    private readonly trail: AccountTrail,
    private readonly endedSessions: EndedSessions,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: Pick<IdentityConfig, 'BRAND_NAME'>,
  ) {}

  async get(_: RequestOf<typeof GetSecondFactor>, context: RequestContext): Promise<ReplyOf<typeof GetSecondFactor>> {
    const { id } = await this.acting.get(context);
    const factor = await this.stored.findActive(id);
    return { since: factor?.since?.toISOString() ?? null, recoveryCodesLeft: factor?.recoveryCodes.length ?? 0 };
  }

  /** Offers a new key. It replaces an earlier offer; until it is confirmed it has no effect. */
  async offer(
    { password }: RequestOf<typeof OfferSecondFactor>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof OfferSecondFactor>> {
    const { id, username: label } = await this.password.check(context, password);
    const key = newKey();
    await this.database.transaction(async (session) => {
      if (await this.stored.has(id, session)) throw secondFactorExists();
      await this.stored.save(session, offered(id, this.seal.seal(id, key)));
    });
    return { key, uri: totpOf(key, { issuer: this.config.BRAND_NAME, label }).toString() };
  }

  confirm(
    { code, keepsSession = null }: RequestOf<typeof ConfirmSecondFactor>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ConfirmSecondFactor>> {
    return this.using(context, code, 'offered', async (session, account, factor) => {
      const recoveryCodes = await this.renewed(session, { ...factor, since: this.clock.now() });
      await this.trail.record(session, context, account, { action: 'second-factor-added' });
      await this.factors.tell(session, account, { what: 'added' });
      await this.endedSessions.ofBackOffice(session, account.id, keepsSession);
      return { recoveryCodes };
    });
  }

  renew(
    { code }: RequestOf<typeof RenewRecoveryCodes>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RenewRecoveryCodes>> {
    return this.using(context, code, 'active', async (session, account, factor) => {
      const recoveryCodes = await this.renewed(session, factor);
      await this.trail.record(session, context, account, { action: 'recovery-codes-renewed' });
      await this.factors.tell(session, account, { what: 'recovery-codes-renewed' });
      return { recoveryCodes };
    });
  }

  async remove(
    { password, code }: RequestOf<typeof RemoveSecondFactor>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RemoveSecondFactor>> {
    await this.password.check(context, password);
    return this.using(context, code, 'active', async (session, account) => {
      await this.stored.remove(session, account.id);
      await this.trail.record(session, context, account, { action: 'second-factor-removed' });
      await this.factors.tell(session, account, { what: 'removed' });
      return {};
    });
  }

  /** Runs `work` after checking a code of the caller's own factor, and uses the code up. */
  private using<Done>(
    context: RequestContext,
    code: string,
    expected: 'offered' | 'active',
    work: (session: ClientSession, account: Account, left: SecondFactor) => Promise<Done>,
  ): Promise<Done> {
    return this.database.transaction(async (session) => {
      const account = await this.acting.get(context, session);
      const factor = await this.stored.find(account.id, session);
      if (!factor || (factor.since === null) !== (expected === 'offered')) throw noSecondFactor();
      const left = await this.factors.use(session, account, factor, code);
      if (!left) throw wrongCode();
      return work(session, account, left);
    });
  }

  private async renewed(session: ClientSession, factor: SecondFactor): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.stored.save(session, { ...factor, recoveryCodes: codes.map(hashOfRecoveryCode) });
    return codes;
  }
}
