import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { BackOfficeRole } from '../identity.requests.js';
import { managedList, ofMany } from './managed-list.js';
import { address, line, typedText } from '../text.js';

// These are limits for messages only. The account has the rules, and names the fields that break one.
const text = typedText(1_000);
const url = z.string().max(4_000);

/** An account of the back office, for administrators. */
export const ManagedAccount = z.object({
  id: z.uuid(),
  username: line,
  fullName: line,
  email: line.nullable(),
  avatarUrl: address.nullable(),
  role: BackOfficeRole,
  /** Nobody can sign in to an account that is not active. */
  active: z.boolean(),
  /** The account has no password until its owner follows the mailed link. */
  awaitsPassword: z.boolean(),
  /** Missing if the identity service runs a release without second factors. */
  hasSecondFactor: z.boolean().default(false),
  /** Missing if the identity service runs a release without passkeys. */
  hasPasskey: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  revision: z.int(),
});
export type ManagedAccount = z.infer<typeof ManagedAccount>;

/** Accounts by user name, full name and e-mail address. */
export const ListManagedAccounts = defineQuery('request.identity.list-managed-accounts.v1', {
  request: z.strictObject({
    ...managedList(['username', 'full-name', 'last-login']),
    role: BackOfficeRole.nullable(),
    active: z.boolean().nullable(),
  }),
  reply: z.object({ accounts: z.array(ManagedAccount), total: z.int() }),
  rows: 'accounts',
});

/** A generated password, which is returned only this once; null if a link for choosing a password was mailed instead. */
const firstPassword = line.nullable();

/**
 * Opens an account. With an e-mail address, a link for choosing a password is mailed to it; without one, the reply contains a password that
 * must be changed at the first sign-in. Broken rules: `required`, `too-short`, `too-long`, `invalid-username`, `invalid-email`,
 * `username-taken` (folded), `username-alike` (the same but for dots, hyphens and underscores).
 */
export const InviteAccount = defineCommand('request.identity.invite-account.v1', {
  request: z.strictObject({ username: text, fullName: text, email: text.nullable(), role: BackOfficeRole }),
  reply: z.object({ account: ManagedAccount, password: firstPassword }),
});

/**
 * Fails with `account-changed-meanwhile` if `revision` is not the stored one, and with `last-admin` if no administrator would be left.
 * Broken rules as in InviteAccount, and `invalid-url`.
 */
export const ChangeAccount = defineCommand('request.identity.change-account.v1', {
  request: z.strictObject({
    id: z.uuid(),
    revision: z.int(),
    fullName: text,
    email: text.nullable(),
    avatarUrl: url.nullable(),
    role: BackOfficeRole,
    active: z.boolean(),
  }),
  /** `endsSessions`: the account has fewer rights than before, so its sessions must end. */
  reply: z.object({ account: ManagedAccount, endsSessions: z.boolean() }),
});

/**
 * Removes the password at once; the account's sessions must end. The new password is set as in InviteAccount. Fails with `last-admin` if
 * the only administrator with a password would have to wait for a mailed link.
 */
export const ResetAccountPassword = defineCommand('request.identity.reset-account-password.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ account: ManagedAccount, password: firstPassword }),
});

/**
 * Deletes accounts. An account is refused with `last-admin` if no administrator would be left. The sessions of the deleted accounts must
 * end.
 */
export const DeleteAccounts = defineCommand('request.identity.delete-accounts.v1', ofMany);

/**
 * Removes the second factor and the passkeys of another account, whose owner has lost them; its sessions must end. Fails with
 * `own-second-factor` for the actor's own account, and with `no-second-factor` if there is nothing to remove.
 */
export const RemoveAccountSecondFactor = defineCommand('request.identity.remove-account-second-factor.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ account: ManagedAccount }),
});
