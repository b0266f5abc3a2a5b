import type { VisitorAccount } from '@tedarik/commands';
import type { Notice } from '../link/link.js';

/** A visitor's account on the public site. */
export interface Visitor {
  id: string;
  name: string;
  /** Normalised by emailKey; unique among all accounts. */
  email: string;
  verified: boolean;
  passwordHash: string;
  /** As in SignUpFacts, of the latest sign-up, until the account is activated. */
  signUpKey?: string | null;
  /** Version of the privacy notice next to the form, and when the form was sent. */
  notice: Notice;
  /** Rises with each published change. */
  version: number;
  createdAt: Date;
  lastSignInAt: Date | null;
  /** Whether replies to reviews are mailed, and the secret in those mails that switches this; missing before the first one. */
  replyMails?: { on: boolean; secret: string };
  /** When an account that was never activated is deleted; null for an active one. */
  dropAt: Date | null;
}

export const toVisitorAccount = ({ id, name, email, verified, createdAt }: Visitor): VisitorAccount => ({
  id,
  name,
  email,
  verified,
  createdAt: createdAt.toISOString(),
});
