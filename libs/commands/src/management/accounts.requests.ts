import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { BackOfficeRole } from '../identity.requests.js';
import { managedList, ofMany } from './managed-list.js';
import { address, line, typedText } from '../text.js';

// Bounds on what travels; the rules themselves are the account's, which says which field breaks one.
const text = typedText(1_000);
const url = z.string().max(4_000);

/** An account of the back office, for those who manage them. */
export const ManagedAccount = z.object({
  id: z.uuid(),
  username: line,
  fullName: line,
  email: line.nullable(),
  avatarUrl: address.nullable(),
  role: BackOfficeRole,
  /** Nobody signs in with one that is not. */
  active: z.boolean(),
  /** Has no password until the mailed link is followed. */
  awaitsPassword: z.boolean(),
  /** Absent in what an identity of before second factors answers. */
  hasSecondFactor: z.boolean().default(false),
  /** Absent in what an identity of before passkeys answers. */
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

/** A password made up for somebody, told this once; null when a link for choosing one was mailed. */
const firstPassword = line.nullable();

/**
 * Opens an account. With an e-mail address its owner is mailed a link for choosing a password; without, the answer holds
 * one that has to be changed at the first sign-in. Broken rules: `required`, `too-short`, `too-long`, `invalid-username`,
 * `invalid-email`, `username-taken` (folded), `username-alike` (the same but for dots, hyphens and underscores).
 */
export const InviteAccount = defineCommand('request.identity.invite-account.v1', {
  request: z.strictObject({ username: text, fullName: text, email: text.nullable(), role: BackOfficeRole }),
  reply: z.object({ account: ManagedAccount, password: firstPassword }),
});

/**
 * Fails with `account-changed-meanwhile` when `revision` is not the stored one, and with `last-admin` when nobody could
 * manage accounts any more. Broken rules as above, and `invalid-url`.
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
  /** `endsSessions`: it may do less than before, so its sessions have to end. */
  reply: z.object({ account: ManagedAccount, endsSessions: z.boolean() }),
});

/**
 * Takes the password away at once, and the account's sessions have to end. What comes in its place is as at the invitation.
 * Fails with `last-admin` when a link were mailed to the last administrator with a password.
 */
export const ResetAccountPassword = defineCommand('request.identity.reset-account-password.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ account: ManagedAccount, password: firstPassword }),
});

/** Deletes accounts; `last-admin` refuses the one that would leave nobody. The sessions of those done have to end. */
export const DeleteAccounts = defineCommand('request.identity.delete-accounts.v1', ofMany);

/**
 * Takes second factor and passkeys of somebody else away, who has lost them; their sessions have to end. Fails with
 * `own-second-factor` for one's own, and with `no-second-factor` where there are none.
 */
export const RemoveAccountSecondFactor = defineCommand('request.identity.remove-account-second-factor.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ account: ManagedAccount }),
});
