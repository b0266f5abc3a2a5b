import { documentsOf } from '@tedarik/service-kit';
import { fold, sortKey } from '@tedarik/turkish';
import type { Account } from './account.js';

/** Derived fields by which accounts are searched and sorted. */
interface Keys {
  /** Folded and unique. */
  usernameKey: string;
  /** Folded text that the search looks at. */
  searchKey: string;
  usernameSort: string;
  nameSort: string;
}

export type AccountDocument = Omit<Account, 'id'> & Keys & { _id: string };

export const KEYS = ['usernameKey', 'searchKey', 'usernameSort', 'nameSort'] as const satisfies (keyof Keys)[];

export const keysOf = ({ username, fullName, email }: Pick<Account, 'username' | 'fullName' | 'email'>): Keys => ({
  usernameKey: fold(username),
  searchKey: fold([username, fullName, email].join(' ')),
  usernameSort: sortKey(username),
  nameSort: sortKey(fullName),
});

export const accountDocuments = documentsOf<AccountDocument>('accounts');
