import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestOf, VerifySecondFactor } from '@tedarik/commands';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { type Account, markOfPassword, toSignedInAccount } from '../account/account.js';
import { AccountRepository } from '../account/account.repository.js';
import { AccountTrail } from '../account/account-trail.js';
import { RefusedSignIns } from '../account/refused-sign-ins.js';
import { signInExpired } from './second-factor.errors.js';
import { SecondFactorRepository } from '../credentials/second-factor/second-factor.repository.js';
import { SecondFactors } from './second-factors.js';

type Request = RequestOf<typeof VerifySecondFactor>;

/** The second step of a sign-in. Only now the account counts as signed in, and a wrong code as a refused sign-in. */
@Injectable()
export class VerifySecondFactorHandler {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly stored: SecondFactorRepository,
    private readonly factors: SecondFactors,
    private readonly trail: AccountTrail,
    private readonly refused: RefusedSignIns,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request): Promise<ReplyOf<typeof VerifySecondFactor>> {
    const account = await this.awaiting(request);
    const isRight = await this.database.transaction((session) => this.signIn(session, request));
    if (!isRight) await this.refused.record(account);
    return { account: isRight ? toSignedInAccount(account) : null };
  }

  private async awaiting({ accountId, passwordMark }: Request, session?: ClientSession): Promise<Account> {
    const account = await this.accounts.findById(accountId, session);
    if (!account?.active || !account.passwordHash) throw signInExpired();
    if (markOfPassword(account.passwordHash) !== passwordMark) throw signInExpired();
    return account;
  }

  private async signIn(session: ClientSession, request: Request): Promise<boolean> {
    const account = await this.awaiting(request, session);
    const factor = await this.stored.findActive(account.id, session);
    // The factor was removed meanwhile; the next sign-in needs none.
    if (!factor) throw signInExpired();
    const left = await this.factors.use(session, account, factor, request.code);
    if (!left) return false;
    const isByRecoveryCode = left.recoveryCodes.length < factor.recoveryCodes.length;
    await this.accounts.recordLogin(session, account.id, this.clock.now());
    await this.trail.recordOwn(session, account, isByRecoveryCode ? 'signed-in-by-recovery-code' : 'signed-in');
    return true;
  }
}
