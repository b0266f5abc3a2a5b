import type { BackOfficeRole, SignedInAccount } from '@tedarik/commands';
import type { z } from 'zod';

/** Somebody's account of the back office. */
export interface Account {
  id: string;
  /** Unique among all accounts in its folded form. */
  username: string;
  fullName: string;
  email: string | null;
  avatarUrl: string | null;
  role: z.infer<typeof BackOfficeRole>;
  /** Nobody signs in with one that is not. */
  active: boolean;
  passwordHash: string;
  /** True for a password that somebody else chose, such as the first one. */
  mustChangePassword: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  /** Grows with every edit, so that nobody overwrites what another has changed meanwhile. */
  revision: number;
}

export const toSignedInAccount = ({ id, username, fullName, role, mustChangePassword }: Account): SignedInAccount => ({
  id,
  username,
  fullName,
  role,
  mustChangePassword,
});
