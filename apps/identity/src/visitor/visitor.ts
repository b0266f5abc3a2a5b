import type { VisitorAccount } from '@tedarik/commands';
import type { Notice } from '../link/link.js';

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

export const toVisitorAccount = ({ id, name, email, verified, createdAt }: Visitor): VisitorAccount => ({
  id,
  name,
  email,
  verified,
  createdAt: createdAt.toISOString(),
});
