import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A right that is mailed to somebody. Only the hash is stored: who reads the database can follow no link. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

/** No salt and no cost: a token of 256 random bits is not guessed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
