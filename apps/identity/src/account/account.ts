import { createHash } from 'node:crypto';
import type { BackOfficeRole, ManagedAccount, SignedInAccount } from '@tedarik/commands';
import { without } from '@tedarik/service-kit';
import type { z } from 'zod';
import type { Factors } from '../credentials/account-factors.js';
import { accountChangedMeanwhile } from './account.errors.js';
import { type AccountFields, accountFields, type TypedFields } from './account-fields.js';

export type Role = z.infer<typeof BackOfficeRole>;

/** An account of the back office. */
export interface Account extends AccountFields {
  id: string;
  role: Role;
  /** An inactive account cannot sign in. */
  active: boolean;
  /** Null until the owner has followed the mailed link and chosen a password. */
  passwordHash: string | null;
  /** True for a password that somebody else chose, such as the initial one. */
  mustChangePassword: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  /** Rises with each edit, so that an editor cannot overwrite the changes of another. */
  revision: number;
}

interface Invitation {
  id: string;
  role: Role;
  passwordHash: string | null;
  at: Date;
}

/** Creates an account. An initial password was chosen by somebody else, so it must be changed. */
export const invite = (typed: TypedFields, { id, role, passwordHash, at }: Invitation): Account => ({
  id,
  ...accountFields(typed, true),
  role,
  active: true,
  passwordHash,
  mustChangePassword: true,
  createdAt: at,
  lastLoginAt: null,
  revision: 1,
});

/** Returns the account after an edit; the user name cannot be changed. */
export function change(
  before: Account,
  revision: number,
  { role, active, ...typed }: Omit<TypedFields, 'username'> & Pick<Account, 'role' | 'active'>,
): Account {
  if (revision !== before.revision) throw accountChangedMeanwhile();
  const fields = accountFields({ ...typed, username: before.username }, false);
  return { ...before, ...fields, username: before.username, role, active, revision: revision + 1 };
}

/** Removes the password; a replacement chosen by an administrator must be changed by the owner. */
export const resetPassword = (before: Account, passwordHash: string | null): Account => ({
  ...before,
  passwordHash,
  mustChangePassword: true,
  revision: before.revision + 1,
});

/** Whether the account can sign in and manage accounts. */
export const isAdmin = ({ role, active, passwordHash }: Account): boolean =>
  role === 'admin' && active && passwordHash !== null;

export const toSignedInAccount = ({ id, username, fullName, role, mustChangePassword }: Account): SignedInAccount => ({
  id,
  username,
  fullName,
  role,
  mustChangePassword,
});

/** A mark that changes with the password but does not reveal it; used to check that the password is still the one that was typed. */
export const markOfPassword = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

export function toManagedAccount(account: Account, factors: Factors): ManagedAccount {
  const { passwordHash, createdAt, lastLoginAt, ...fields } = without(account, ['mustChangePassword']);
  return {
    ...fields,
    awaitsPassword: passwordHash === null,
    ...factors,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}
