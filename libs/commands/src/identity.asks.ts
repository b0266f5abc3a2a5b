import { z } from 'zod';
import { defineQuery } from './define.js';

export const BackOfficeRole = z.enum(['admin', 'editor', 'moderator']);

export const SignedInAccount = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  role: BackOfficeRole,
  mustChangePassword: z.boolean(),
});
export type SignedInAccount = z.infer<typeof SignedInAccount>;

/** Checks a back-office user name and password. The answer and its time are the same for an unknown name. */
export const VerifyCredentials = defineQuery('ask.identity.verify-credentials.v1', {
  request: z.strictObject({ username: z.string().min(1).max(100), password: z.string().min(1).max(128) }),
  reply: z.object({ account: SignedInAccount.nullable() }),
});
