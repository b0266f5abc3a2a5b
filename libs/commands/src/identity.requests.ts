import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { MOST_FAVOURITES } from './favourites.requests.js';
import { line, shortLine, typedText } from './text.js';

/** Length of a password in characters, after NFKC. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
export const VISITOR_NAME_LENGTH = { min: 2, max: 100 } as const;

// These are limits for messages only. The account has the rules, and names the fields that break one.
const email = typedText(1_000);
const name = typedText(1_000);
const newPassword = z.string().max(1_000);
export const password = z.string().max(PASSWORD_LENGTH.max);
const token = z.string().max(200);
const done = z.object({});
/** Key of the session in which the password is changed. This session continues when the others end. */
export const keepsSession = z.string().max(100).nullish();

export const BackOfficeRole = z.enum(['admin', 'editor', 'moderator']);

export const SignedInAccount = z.object({
  id: z.uuid(),
  username: line,
  fullName: line,
  role: BackOfficeRole,
  mustChangePassword: z.boolean(),
});
export type SignedInAccount = z.infer<typeof SignedInAccount>;

/** The password is right but the account has a second factor: VerifySecondFactor needs these values together with the code. */
export const AwaitsCode = z.object({
  accountId: z.uuid(),
  /** Changes with the password, so that a pending second step becomes invalid once the password is changed. */
  passwordMark: shortLine,
});
export type AwaitsCode = z.infer<typeof AwaitsCode>;

/**
 * Checks a back-office user name and password. Reply and response time are the same for an unknown name. `account` is null while a code is
 * still required, so that a caller that does not know `awaitsCode` lets nobody in.
 */
export const VerifyCredentials = defineQuery('request.identity.verify-credentials.v1', {
  request: z.strictObject({ username: z.string().min(1).max(100), password: z.string().min(1).max(128) }),
  reply: z.object({ account: SignedInAccount.nullable(), awaitsCode: AwaitsCode.nullish() }),
});

/** The actor's own back-office account; null if it is disabled or gone. */
export const GetBackOfficeAccount = defineQuery('request.identity.get-back-office-account.v1', {
  request: z.strictObject({}),
  reply: z.object({ account: SignedInAccount.nullable() }),
});

/**
 * Replaces the actor's own back-office password, and clears the obligation to change it. `wrong-password` if `current` is wrong. Broken
 * rules of `next`: `required`, `too-short`, `too-long`, `common-password`, `same-password`.
 */
export const ChangeBackOfficePassword = defineCommand('request.identity.change-back-office-password.v1', {
  request: z.strictObject({ current: password, next: newPassword, keepsSession }),
  reply: done,
});

/** Checks the actor's own back-office password. Fails with `wrong-password`. */
export const ConfirmPassword = defineQuery('request.identity.confirm-password.v1', {
  request: z.strictObject({ password }),
  reply: done,
});

export const VisitorAccount = z.object({
  id: z.uuid(),
  name: line,
  email: line,
  /** Whether the owner has followed the verification link in the mail. */
  verified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type VisitorAccount = z.infer<typeof VisitorAccount>;

/**
 * The page of this site to which a mailed link returns. Only characters of slugs are allowed: anyone can sign up with any
 * e-mail address, and could otherwise send a text of their own to its owner.
 */
const returnPath = z
  .string()
  .max(200)
  .regex(/^(?:\/[a-z0-9-]+)+(?:#[a-z0-9-]+)?$/)
  .optional();

/**
 * Opens a visitor account and mails the link that activates it. If there is an active account already, its owner is informed by mail; the
 * reply is the same. Broken rules: `required`, `too-short`, `too-long`, `invalid-email`, `common-password`.
 */
export const SignUp = defineCommand('request.identity.sign-up.v1', {
  request: z.strictObject({
    name,
    email,
    password: newPassword,
    noticeVersion: z.string().min(1).max(40),
    returnPath,
  }),
  reply: done,
});

/** The command id of a SignUp, which only the browser that signed up knows. */
const signUpId = z.string().max(80).optional();

/**
 * Activates the account of a mailed link. The link works once, for 24 hours: `link-expired` otherwise. The link proves the
 * mailbox. Anyone may sign up with that address, so `signUpId` or `password` must tell which sign-up becomes the account:
 * `password-required` if neither does, `wrong-password` if no sign-up has this password.
 */
export const VerifyEmail = defineCommand('request.identity.verify-email.v1', {
  request: z.strictObject({ token, signUpId, password: password.optional() }),
  reply: done,
});

/** Mails the link again if an account is not activated yet; with `signUpId`, the link of that SignUp. */
export const ResendVerification = defineCommand('request.identity.resend-verification.v1', {
  request: z.strictObject({ email, signUpId, returnPath }),
  reply: done,
});

/** Checks a visitor's e-mail address and password. Reply and response time are the same for an unknown address. */
export const VerifyVisitorCredentials = defineQuery('request.identity.verify-visitor-credentials.v1', {
  request: z.strictObject({ email: z.string().min(1).max(254), password: password.min(1) }),
  reply: z.object({ visitor: VisitorAccount.nullable() }),
});

/** Mails a link for a new password, if the account exists. */
export const RequestPasswordReset = defineCommand('request.identity.request-password-reset.v1', {
  request: z.strictObject({ email }),
  reply: done,
});

/**
 * Sets the password of the account of a mailed link, of the public site or of the back office. The link works once, for 30
 * minutes (that of an invitation for 3 days): `link-expired` otherwise.
 */
export const ResetPassword = defineCommand('request.identity.reset-password.v1', {
  request: z.strictObject({ token, password: newPassword }),
  /** The account whose sessions must end. */
  reply: z.object({ accountId: z.uuid() }),
});

/** Renames the actor. Returns the name as it is stored. */
export const ChangeName = defineCommand('request.identity.change-name.v1', {
  request: z.strictObject({ name }),
  reply: z.object({ name: line }),
});

/** Replaces the actor's password. `wrong-password` if `current` is wrong. */
export const ChangePassword = defineCommand('request.identity.change-password.v1', {
  request: z.strictObject({ current: password, next: newPassword, keepsSession }),
  reply: done,
});

/** Erases the actor's account for good. `wrong-password` if the password is wrong. */
export const EraseAccount = defineCommand('request.identity.erase-account.v1', {
  request: z.strictObject({ password }),
  reply: done,
});

/**
 * Stops the mails about replies to the reviews of an account, or sends them again, by the token from such a mail; no sign-in is needed. Fails
 * with `link-expired` if the account no longer exists.
 */
export const SwitchReplyMails = defineCommand('request.identity.switch-reply-mails.v1', {
  request: z.strictObject({ token: z.string().max(200), on: z.boolean() }),
  reply: done,
});

/** The actor's account; null when it has been erased. */
export const GetVisitor = defineQuery('request.identity.get-visitor.v1', {
  request: z.strictObject({}),
  reply: z.object({ visitor: VisitorAccount.nullable() }),
});

/** How many mails an account's export lists at most; the latest ones are listed. */
export const MOST_MAILS_TOLD = 500;

/**
 * Everything that is stored about the actor's account, except the password's hash and what ListSavedSearches returns; null if it has been
 * erased.
 */
export const ExportAccount = defineQuery('request.identity.export-account.v1', {
  request: z.strictObject({}),
  reply: z.object({
    account: VisitorAccount.extend({
      lastSignInAt: z.iso.datetime().nullable(),
      /** The version of the privacy notice that was shown at the sign-up, and when. */
      notice: z.object({ version: line, at: z.iso.datetime() }),
      /** Mails to this address that wait to be sent or were sent in the last 30 days. */
      mails: z.array(z.object({ subject: shortLine, at: z.iso.datetime() })).max(MOST_MAILS_TOLD),
      /** Ids of businesses, most recently added first. */
      favourites: z.array(z.uuid()).max(MOST_FAVOURITES).default([]),
    }).nullable(),
  }),
});
