import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { accountErased } from '../quote-request/quote-request.errors.js';

interface BuyerAccount {
  _id: string;
  isErased: boolean;
  uses: number;
}

/**
 * Accounts that request quotes. The identity service owns accounts; a row here only records whether one is erased, and serves as a lock.
 */
@Injectable()
export class BuyerAccounts {
  constructor(private readonly database: Database) {}

  /** Serialises this transaction with a concurrent erasure of the account. Throws account-erased. */
  async lock(session: ClientSession, accountId: string): Promise<void> {
    const account = await this.accounts.findOneAndUpdate(
      { _id: accountId },
      { $inc: { uses: 1 }, $setOnInsert: { isErased: false } },
      { session, upsert: true, returnDocument: 'after' },
    );
    if (account!.isErased) throw accountErased();
  }

  /** Requests that are committed before are deleted afterwards by the caller; later ones are refused. */
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
