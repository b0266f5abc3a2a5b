import { createHash } from 'node:crypto';
import type { BackOfficeRole, ManagedAccount, SignedInAccount } from '@tedarik/commands';
import { without } from '@tedarik/service-kit';
import type { z } from 'zod';
import type { Factors } from '../credentials/account-factors.js';
import { accountChangedMeanwhile } from './account.errors.js';
import { type AccountFields, accountFields, type TypedFields } from './account-fields.js';

export type Role = z.infer<typeof BackOfficeRole>;

/** Somebody's account of the back office. */
export interface Account extends AccountFields {
  id: string;
  role: Role;
  /** Nobody signs in with one that is not. */
  active: boolean;
  /** Null until the mailed link for choosing one is followed. */
  passwordHash: string | null;
  /** True for a password that somebody else chose, such as the first one. */
  mustChangePassword: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  /** Grows with every edit, so that nobody overwrites what another has changed meanwhile. */
  revision: number;
}

interface Invitation {
  id: string;
  role: Role;
  passwordHash: string | null;
  at: Date;
}

/** A new account. A password that comes with it is somebody else's choice, and has to be changed. */
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

/** The user name stays as it was. */
export function change(
  before: Account,
  revision: number,
  { role, active, ...typed }: Omit<TypedFields, 'username'> & Pick<Account, 'role' | 'active'>,
): Account {
  if (revision !== before.revision) throw accountChangedMeanwhile();
  const fields = accountFields({ ...typed, username: before.username }, false);
  return { ...before, ...fields, username: before.username, role, active, revision: revision + 1 };
}

/** The password is gone at once; one that comes in its place has to be changed. */
export const resetPassword = (before: Account, passwordHash: string | null): Account => ({
  ...before,
  passwordHash,
  mustChangePassword: true,
  revision: before.revision + 1,
});

/** Whether somebody can sign in with it and manage accounts. */
export const isAdmin = ({ role, active, passwordHash }: Account): boolean =>
  role === 'admin' && active && passwordHash !== null;

export const toSignedInAccount = ({ id, username, fullName, role, mustChangePassword }: Account): SignedInAccount => ({
  id,
  username,
  fullName,
  role,
  mustChangePassword,
});

/** Another for every password, and of no use to find it out: it tells whether the password is still the one that was typed. */
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
