import { Injectable } from '@nestjs/common';
import type { RequestContext, DeleteAccounts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Database, oneByOne } from '@tedarik/service-kit';
import { AccountRepository } from './account.repository.js';
import { AccountTrail } from './account-trail.js';
import { ActingAccount } from './acting-account.js';
import { AccountFactors } from '../credentials/account-factors.js';
import { EndedSessions } from '../ended-sessions.js';
import { LastAdmin } from './last-admin.js';
import { LinkRepository } from '../link/link.repository.js';

/** AUTH-06: what they did stays in the audit log. One that is gone already counts as done. */
@Injectable()
export class DeleteAccountsHandler {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly acting: ActingAccount,
    private readonly lastAdmin: LastAdmin,
    private readonly factors: AccountFactors,
    private readonly links: LinkRepository,
    private readonly trail: AccountTrail,
    private readonly endedSessions: EndedSessions,
  ) {}

  async execute(
    { ids }: RequestOf<typeof DeleteAccounts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteAccounts>> {
    return { outcomes: await oneByOne(ids, (id) => this.delete(id, context)) };
  }

  private delete(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      await this.acting.getAdmin(context, session);
      const account = await this.accounts.findById(id, session);
      if (!account) return;
      await this.lastAdmin.mustStay(session, account, null);
      await this.accounts.remove(session, id);
      await this.links.removeAllOf(session, id);
      await this.factors.remove(session, id);
      await this.trail.record(session, context, account, { action: 'deleted', before: account });
      await this.endedSessions.ofBackOffice(session, id);
    });
  }
}
