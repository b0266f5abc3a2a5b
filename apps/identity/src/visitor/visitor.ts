import type { VisitorAccount } from '@tedarik/commands';
import { lowerAscii } from '@tedarik/turkish';

/** Somebody's account on the public site. */
export interface Visitor {
  id: string;
  name: string;
  /** As emailKey makes it: unique among all accounts. */
  email: string;
  verified: boolean;
  passwordHash: string;
  /** While nobody activated it: as in SignUpFacts, of the latest sign-up. */
  signUpKey?: string | null;
  /** Which privacy notice stood beside the form, and when it was sent. */
  notice: Notice;
  /** Grows with every change that is announced. */
  version: number;
  createdAt: Date;
  lastSignInAt: Date | null;
  /** When an account that nobody activated is dropped; null for an active one. */
  dropAt: Date | null;
}

export interface Notice {
  version: string;
  at: Date;
}

/** What a form said about an account, checked. */
export interface SignUpFacts {
  name: string;
  passwordHash: string;
  notice: Notice;
  /** Hash of what only the browser knows that sent the form; null where it sent nothing of the kind. */
  signUpKey?: string | null;
}

/** By plain ASCII rules, so that no language's letters make two addresses of one, or one of two. */
export const emailKey = (email: string): string => lowerAscii(email.trim());

export const toVisitorAccount = ({ id, name, email, verified, createdAt }: Visitor): VisitorAccount => ({
  id,
  name,
  email,
  verified,
  createdAt: createdAt.toISOString(),
});
