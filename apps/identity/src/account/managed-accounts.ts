import { Injectable } from '@nestjs/common';
import {
  ChangeAccount,
  type DeleteAccounts,
  type ListManagedAccounts,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { CommandLog, Database, processSequentially } from '@tedarik/service-kit';
import { change, toManagedAccount } from './account.js';
import { AccountRepository } from './account.repository.js';
import { AccountTrail } from './account-trail.js';
import { ActingAccount } from './acting-account.js';
import { AccountFactors } from '../credentials/account-factors.js';
import { EndedSessions } from '../ended-sessions.js';
import { LastAdmin } from './last-admin.js';
import { LinkRepository } from '../link/link.repository.js';

/** AUTH-06: lets administrators manage accounts. The last administrator must remain one. */
@Injectable()
export class ManagedAccounts {
  constructor(
    private readonly database: Database,
    private readonly commandLog: CommandLog,
    private readonly accounts: AccountRepository,
    private readonly acting: ActingAccount,
    private readonly lastAdmin: LastAdmin,
    private readonly factors: AccountFactors,
    private readonly links: LinkRepository,
    private readonly trail: AccountTrail,
    private readonly endedSessions: EndedSessions,
  ) {}

  async list(
    request: RequestOf<typeof ListManagedAccounts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListManagedAccounts>> {
    await this.acting.getAdmin(context);
    const { accounts, total } = await this.accounts.list(request);
    const factorsOf = await this.factors.ofMany(accounts.map(({ id }) => id));
    return { accounts: accounts.map((account) => toManagedAccount(account, factorsOf(account.id))), total };
  }

  /** Changes name and role of an account, and disables or enables it. */
  change(request: RequestOf<typeof ChangeAccount>, context: RequestContext): Promise<ReplyOf<typeof ChangeAccount>> {
    const { id, revision, ...fields } = request;
    return this.commandLog.once(ChangeAccount, request, context, async (session) => {
      await this.acting.getAdmin(context, session);
      const before = await this.accounts.get(id, session);
      const after = change(before, revision, fields);
      await this.lastAdmin.mustStay(session, before, after);
      await this.accounts.save(session, after);
      // A pending link must not be used from a mailbox that no longer belongs to the account.
      if (!after.active || after.email !== before.email) await this.links.removeAllOf(session, id);
      await this.trail.record(session, context, after, { action: 'changed', before, after });
      const endsSessions = !after.active || after.role !== before.role;
      if (endsSessions) await this.endedSessions.ofBackOffice(session, id);
      return { account: toManagedAccount(after, await this.factors.of(id, session)), endsSessions };
    });
  }

  /** Deletes accounts; their actions stay in the audit log. An account that does not exist counts as deleted. */
  async deleteAll(
    { ids }: RequestOf<typeof DeleteAccounts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteAccounts>> {
    return { outcomes: await processSequentially(ids, (id) => this.delete(id, context)) };
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
