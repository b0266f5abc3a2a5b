import { GetVisitor, type RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { RequestClient } from '@tedarik/messaging';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { ownerErased, emailNotVerified, accountRequired } from './ownership.errors.js';
import { ownAccount } from './own-account.js';

/** The data of the requesting account, as the identity service returns it. */
export interface OwnerAccount {
  accountId: string;
  name: string;
  email: string;
}

interface AccountDocument {
  _id: string;
  isErased: boolean;
  uses: number;
  /** Version of the last event that renamed the account. */
  version: number;
}

/**
 * Accounts that own pages or claim them. The identity service owns accounts; a row here only records whether one is erased, and serves as a
 * lock.
 */
@Injectable()
export class OwnerAccounts {
  private readonly stored = documentsOf<AccountDocument>('ownerAccounts')(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly requests: RequestClient,
  ) {}

  /** Must be called outside of a transaction. Throws sign-in-required and e-mail-not-verified. */
  async current(context: RequestContext): Promise<OwnerAccount> {
    const actor = ownAccount(context);
    const { visitor } = await this.requests.send(GetVisitor, {}, { actor, deadlineAt: context.deadlineAt });
    if (!visitor) throw accountRequired();
    if (!visitor.verified) throw emailNotVerified();
    const { id: accountId, name, email } = visitor;
    return { accountId, name, email };
  }

  /** Serialises this transaction with a concurrent erasure of the account. Throws account-erased. */
  async lock(session: ClientSession, accountId: string): Promise<void> {
    const row = await this.stored.collection.findOneAndUpdate(
      { _id: accountId },
      { $inc: { uses: 1 }, $setOnInsert: { isErased: false, version: 0 } },
      { session, upsert: true, returnDocument: 'after' },
    );
    if (row?.isErased) throw ownerErased();
  }

  /** Stores the version of an event. Returns false when the account is not known here or the event is not newer than the last one. */
  async advance(session: ClientSession, accountId: string, version: number): Promise<boolean> {
    const older = { _id: accountId, isErased: false, version: { $lt: version } };
    return (await this.stored.collection.updateOne(older, { $set: { version } }, { session })).modifiedCount > 0;
  }

  async markErased(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.updateOne(
      { _id: accountId },
      { $set: { isErased: true }, $inc: { uses: 1 }, $setOnInsert: { version: 0 } },
      { session, upsert: true },
    );
  }
}
