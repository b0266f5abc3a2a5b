import { Injectable } from '@nestjs/common';
import type { RemoveAccountSecondFactor, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import { toManagedAccount } from '../account/account.js';
import { AccountRepository } from '../account/account.repository.js';
import { AccountTrail } from '../account/account-trail.js';
import { ActingAccount } from '../account/acting-account.js';
import { EndedSessions } from '../ended-sessions.js';
import { noSecondFactor, ownSecondFactor } from './second-factor.errors.js';
import { AccountFactors, NO_FACTORS } from '../credentials/account-factors.js';
import { SecondFactors } from './second-factors.js';

/** For someone who has lost phone, passkeys and recovery codes: the password alone is enough until they set up new ones. */
@Injectable()
export class RemoveAccountSecondFactorHandler {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly acting: ActingAccount,
    private readonly accountFactors: AccountFactors,
    private readonly factors: SecondFactors,
    private readonly trail: AccountTrail,
    private readonly endedSessions: EndedSessions,
  ) {}

  execute(
    { id }: RequestOf<typeof RemoveAccountSecondFactor>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RemoveAccountSecondFactor>> {
    return this.database.transaction(async (session) => {
      const admin = await this.acting.getAdmin(context, session);
      if (admin.id === id) throw ownSecondFactor();
      const account = await this.accounts.get(id, session);
      const { hasSecondFactor, hasPasskey } = await this.accountFactors.of(id, session);
      if (!hasSecondFactor && !hasPasskey) throw noSecondFactor();
      await this.accountFactors.remove(session, id);
      await this.trail.record(session, context, account, { action: 'second-factor-taken' });
      await this.factors.tell(session, account, { what: 'taken' });
      await this.endedSessions.ofBackOffice(session, id);
      return { account: toManagedAccount(account, NO_FACTORS) };
    });
  }
}
