import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@tedarik/commands';
import { AuditTrail } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import type { Account } from './account.js';

interface Act {
  action: string;
  before?: Account;
  after?: Account;
}

/** Writes changes of back-office accounts to the audit log, without passwords. */
@Injectable()
export class AccountTrail {
  constructor(private readonly trail: AuditTrail) {}

  /** Records an action of an administrator, or of the owner on their own account. */
  record(
    session: ClientSession,
    context: RequestContext,
    account: Account,
    { action, before, after }: Act,
  ): Promise<void> {
    const states = { before: before && audited(before), after: after && audited(after) };
    return this.trail.record(session, context, { action, record: recordOf(account), ...states });
  }

  /** Records an action of the owner on their own account before they were signed in. */
  recordOwn(session: ClientSession, account: Account, action: string): Promise<void> {
    const actor = { id: account.id, name: account.fullName };
    return this.trail.recordAs(session, actor, { action, record: recordOf(account) });
  }

  /** The typed user name is not stored, because it may be a password. */
  recordRefusedSignIns(session: ClientSession, account: Account | null, count: number): Promise<void> {
    const record = account ? recordOf(account) : { kind: 'account', id: 'unknown', name: '' };
    return this.trail.recordAs(session, null, { action: 'sign-in-refused', record, after: { refusals: count } });
  }
}

const recordOf = ({ id, username }: Account) => ({ kind: 'account', id, name: username });

const audited = ({ username, fullName, email, avatarUrl, role, active }: Account) => ({
  username,
  fullName,
  email,
  avatarUrl,
  role,
  active,
});
