import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/**
 * A token that is mailed to somebody and grants a right. Only its hash is stored, so that nobody who reads the database can use the link.
 */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

/** Needs no salt and no slow hash, because a token of 256 random bits cannot be guessed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
