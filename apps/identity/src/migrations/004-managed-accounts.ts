import { ensureCollection, type Migration } from '@tedarik/service-kit';
import { fold, sortKey } from '@tedarik/turkish';

/** What an account was searched and sorted by then. */
interface AccountDocument {
  _id: string;
  username: string;
  fullName: string;
  email: string | null;
  searchKey: string;
}
const keysOf = ({ username, fullName, email }: AccountDocument) => ({
  usernameKey: fold(username),
  searchKey: fold([username, fullName, email].join(' ')),
  usernameSort: sortKey(username),
  nameSort: sortKey(fullName),
});

/** What accounts are searched and sorted by, and the row that keeps the last administrator. */
export const managedAccounts: Migration = {
  id: '004-managed-accounts',
  async up(db) {
    await ensureCollection(db, 'guards');
    const guards = db.collection<{ _id: string; turn: number }>('guards');
    await guards.updateOne({ _id: 'last-admin' }, { $setOnInsert: { turn: 0 } }, { upsert: true });
    const accounts = db.collection<AccountDocument>('accounts');
    for await (const account of accounts.find({ searchKey: { $exists: false } })) {
      await accounts.updateOne({ _id: account._id }, { $set: keysOf(account) });
    }
  },
};
