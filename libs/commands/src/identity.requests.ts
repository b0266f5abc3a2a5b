import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { line, shortLine, typedText } from './text.js';

/** Length of a password in characters, after NFKC. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
export const VISITOR_NAME_LENGTH = { min: 2, max: 100 } as const;

// Bounds on what travels; the rules themselves are the account's, which says which field breaks one.
const email = typedText(1_000);
const name = typedText(1_000);
const newPassword = z.string().max(1_000);
const password = z.string().max(PASSWORD_LENGTH.max);
const token = z.string().max(200);
const done = z.object({});
/** Key of the session in which the password is changed: it stays when the others end. */
const keepsSession = z.string().max(100).nullish();

export const BackOfficeRole = z.enum(['admin', 'editor', 'moderator']);

export const SignedInAccount = z.object({
  id: z.uuid(),
  username: line,
  fullName: line,
  role: BackOfficeRole,
  mustChangePassword: z.boolean(),
});
export type SignedInAccount = z.infer<typeof SignedInAccount>;

/** Checks a back-office user name and password. The answer and its time are the same for an unknown name. */
export const VerifyCredentials = defineQuery('request.identity.verify-credentials.v1', {
  request: z.strictObject({ username: z.string().min(1).max(100), password: z.string().min(1).max(128) }),
  reply: z.object({ account: SignedInAccount.nullable() }),
});

/** The actor's own back-office account; null when it is disabled or gone. */
export const GetBackOfficeAccount = defineQuery('request.identity.get-back-office-account.v1', {
  request: z.strictObject({}),
  reply: z.object({ account: SignedInAccount.nullable() }),
});

/**
 * Replaces the actor's own back-office password, which then need not be changed any more. `wrong-password` when `current`
 * is not it. Broken rules of `next`: `required`, `too-short`, `too-long`, `common-password`, `same-password`.
 */
export const ChangeBackOfficePassword = defineCommand('request.identity.change-back-office-password.v1', {
  request: z.strictObject({ current: password, next: newPassword, keepsSession }),
  reply: done,
});

export const VisitorAccount = z.object({
  id: z.uuid(),
  name: line,
  email: line,
  /** Has followed the link in the mail. */
  verified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type VisitorAccount = z.infer<typeof VisitorAccount>;

/**
 * Where a mailed link leads in the end: a page of this site. Letters of slugs only: anybody may sign up with any address, and
 * would put words of their own before its owner.
 */
const returnPath = z
  .string()
  .max(200)
  .regex(/^(?:\/[a-z0-9-]+)+(?:#[a-z0-9-]+)?$/)
  .optional();

/**
 * Opens a visitor account and mails the link that activates it; an active account's owner is told that there is one.
 * The answer does not tell the two apart. Broken rules: `required`, `too-short`, `too-long`, `invalid-email`,
 * `common-password`.
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

/** The command id of somebody's SignUp, which only their browser knows. */
const signUpId = z.string().max(80).optional();

/**
 * Activates the account of a mailed link. Works once, for 24 hours: `link-expired` otherwise. Who has the link has the
 * mailbox; `signUpId` or `password` tell whose sign-up becomes the account, since anybody may sign up with that address:
 * `password-required` where neither does, `wrong-password` for one that no sign-up has.
 */
export const VerifyEmail = defineCommand('request.identity.verify-email.v1', {
  request: z.strictObject({ token, signUpId, password: password.optional() }),
  reply: done,
});

/** Mails a link again, if an account waits for it: that of the client's own SignUp, as far as `signUpId` tells. */
export const ResendVerification = defineCommand('request.identity.resend-verification.v1', {
  request: z.strictObject({ email, signUpId, returnPath }),
  reply: done,
});

/** Checks a visitor's e-mail address and password. The answer and its time are the same for an unknown address. */
export const VerifyVisitorCredentials = defineQuery('request.identity.verify-visitor-credentials.v1', {
  request: z.strictObject({ email: z.string().min(1).max(254), password: password.min(1) }),
  reply: z.object({ visitor: VisitorAccount.nullable() }),
});

/** Mails a link for a new password, if there is such an account. */
export const RequestPasswordReset = defineCommand('request.identity.request-password-reset.v1', {
  request: z.strictObject({ email }),
  reply: done,
});

/**
 * Sets the password of a mailed link's account, of the public site or of the back office. Works once, for 30 minutes (an
 * invitation's for 3 days): `link-expired` otherwise.
 */
export const ResetPassword = defineCommand('request.identity.reset-password.v1', {
  request: z.strictObject({ token, password: newPassword }),
  /** Whose sessions have to end. */
  reply: z.object({ accountId: z.uuid() }),
});

/** Renames the actor; answers the name as it is kept. */
export const ChangeName = defineCommand('request.identity.change-name.v1', {
  request: z.strictObject({ name }),
  reply: z.object({ name: line }),
});

/** Replaces the actor's password. `wrong-password` when `current` is not it. */
export const ChangePassword = defineCommand('request.identity.change-password.v1', {
  request: z.strictObject({ current: password, next: newPassword, keepsSession }),
  reply: done,
});

/** Erases the actor's account for good. `wrong-password` when the password is not its own. */
export const EraseAccount = defineCommand('request.identity.erase-account.v1', {
  request: z.strictObject({ password }),
  reply: done,
});

/** The actor's account; null when it has been erased. */
export const GetVisitor = defineQuery('request.identity.get-visitor.v1', {
  request: z.strictObject({}),
  reply: z.object({ visitor: VisitorAccount.nullable() }),
});

/** Of the mails to an account's address its export names the latest. */
export const MOST_MAILS_TOLD = 500;

/** Everything that is kept about the actor's account, but for the password's hash; null when it has been erased. */
export const ExportAccount = defineQuery('request.identity.export-account.v1', {
  request: z.strictObject({}),
  reply: z.object({
    account: VisitorAccount.extend({
      lastSignInAt: z.iso.datetime().nullable(),
      /** Which privacy notice was shown at the sign-up, and when. */
      notice: z.object({ version: line, at: z.iso.datetime() }),
      /** Mails to this address that wait to be sent or were sent in the last 30 days. */
      mails: z.array(z.object({ subject: shortLine, at: z.iso.datetime() })).max(MOST_MAILS_TOLD),
    }).nullable(),
  }),
});
