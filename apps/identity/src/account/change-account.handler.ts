import { Injectable } from '@nestjs/common';
import { type RequestContext, ChangeAccount, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { CommandLog } from '@tedarik/service-kit';
import { change, toManagedAccount } from './account.js';
import { AccountRepository } from './account.repository.js';
import { AccountTrail } from './account-trail.js';
import { ActingAccount } from './acting-account.js';
import { AccountFactors } from '../credentials/account-factors.js';
import { EndedSessions } from '../ended-sessions.js';
import { LastAdmin } from './last-admin.js';
import { LinkRepository } from '../link/link.repository.js';

/** AUTH-06: names, narrows, widens, disables and enables an account; the last administrator stays one. */
@Injectable()
export class ChangeAccountHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly accounts: AccountRepository,
    private readonly acting: ActingAccount,
    private readonly lastAdmin: LastAdmin,
    private readonly factors: AccountFactors,
    private readonly links: LinkRepository,
    private readonly trail: AccountTrail,
    private readonly endedSessions: EndedSessions,
  ) {}

  execute(request: RequestOf<typeof ChangeAccount>, context: RequestContext): Promise<ReplyOf<typeof ChangeAccount>> {
    const { id, revision, ...fields } = request;
    return this.commandLog.once(ChangeAccount, request, context, async (session) => {
      await this.acting.getAdmin(context, session);
      const before = await this.accounts.get(id, session);
      const after = change(before, revision, fields);
      await this.lastAdmin.mustStay(session, before, after);
      await this.accounts.save(session, after);
      if (!after.active) await this.links.removeAllOf(session, id);
      await this.trail.record(session, context, after, { action: 'changed', before, after });
      const endsSessions = !after.active || after.role !== before.role;
      if (endsSessions) await this.endedSessions.ofBackOffice(session, id);
      return { account: toManagedAccount(after, await this.factors.of(id, session)), endsSessions };
    });
  }
}
