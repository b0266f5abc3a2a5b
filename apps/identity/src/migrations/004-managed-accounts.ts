import { ensureCollection, type Migration } from '@tedarik/service-kit';
import { fold, sortKey } from '@tedarik/turkish';

/** Derived search and sort fields of an account as they were at that time. */
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

/** Adds the search and sort fields of accounts, and the row that guards the last administrator. */
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
