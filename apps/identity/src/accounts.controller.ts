import { Controller } from '@nestjs/common';
import {
  type RequestContext,
  ChangeAccount,
  DeleteAccounts,
  InviteAccount,
  ListAuditRecords,
  ListDeletedRecords,
  ListManagedAccounts,
  type RequestOf,
  ResetAccountPassword,
} from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { ChangeAccountHandler } from './commands/change-account.handler.js';
import { DeleteAccountsHandler } from './commands/delete-accounts.handler.js';
import { InviteAccountHandler } from './commands/invite-account.handler.js';
import { ResetAccountPasswordHandler } from './commands/reset-account-password.handler.js';
import { ListAuditRecordsQuery } from './queries/list-audit-records.js';
import { ListDeletedRecordsQuery } from './queries/list-deleted-records.js';
import { ListManagedAccountsQuery } from './queries/list-managed-accounts.js';

/** What those who manage the back office's accounts may request, and what was done with them. */
@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: ListManagedAccountsQuery,
    private readonly invitation: InviteAccountHandler,
    private readonly change: ChangeAccountHandler,
    private readonly reset: ResetAccountPasswordHandler,
    private readonly deletion: DeleteAccountsHandler,
    private readonly audit: ListAuditRecordsQuery,
    private readonly deleted: ListDeletedRecordsQuery,
  ) {}

  @Answers(ListManagedAccounts)
  listManagedAccounts(request: RequestOf<typeof ListManagedAccounts>, context: RequestContext) {
    return this.accounts.execute(request, context);
  }

  @Answers(InviteAccount)
  inviteAccount(request: RequestOf<typeof InviteAccount>, context: RequestContext) {
    return this.invitation.execute(request, context);
  }

  @Answers(ChangeAccount)
  changeAccount(request: RequestOf<typeof ChangeAccount>, context: RequestContext) {
    return this.change.execute(request, context);
  }

  @Answers(ResetAccountPassword)
  resetAccountPassword(request: RequestOf<typeof ResetAccountPassword>, context: RequestContext) {
    return this.reset.execute(request, context);
  }

  @Answers(DeleteAccounts)
  deleteAccounts(request: RequestOf<typeof DeleteAccounts>, context: RequestContext) {
    return this.deletion.execute(request, context);
  }

  @Answers(ListAuditRecords)
  listAuditRecords(request: RequestOf<typeof ListAuditRecords>, context: RequestContext) {
    return this.audit.execute(request, context);
  }

  @Answers(ListDeletedRecords)
  listDeletedRecords(request: RequestOf<typeof ListDeletedRecords>, context: RequestContext) {
    return this.deleted.execute(request, context);
  }
}
