import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { accountErased } from '../quote-request/quote-request.errors.js';

interface BuyerAccount {
  _id: string;
  isErased: boolean;
  uses: number;
}

/** Accounts that request quotes. Identity owns them; a row here only tells whether one is erased. */
@Injectable()
export class BuyerAccounts {
  constructor(private readonly database: Database) {}

  /** Makes this transaction and the concurrent erasure of the account wait for each other. Throws account-erased. */
  async lock(session: ClientSession, accountId: string): Promise<void> {
    const account = await this.accounts.findOneAndUpdate(
      { _id: accountId },
      { $inc: { uses: 1 }, $setOnInsert: { isErased: false } },
      { session, upsert: true, returnDocument: 'after' },
    );
    if (account!.isErased) throw accountErased();
  }

  /** What has been committed by now is found by whoever removes it next; what comes later is refused. */
  async markErased(accountId: string): Promise<void> {
    await this.accounts.updateOne(
      { _id: accountId },
      { $set: { isErased: true }, $inc: { uses: 1 } },
      { upsert: true },
    );
  }

  private get accounts() {
    return this.database.db.collection<BuyerAccount>('buyerAccounts');
  }
}
