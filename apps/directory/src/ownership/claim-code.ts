import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const DIGITS = 6;
const HASH_BYTES = 32;
const slowHash = promisify(scrypt) as (code: string, salt: string, bytes: number) => Promise<Buffer>;

/**
 * A stored code. The hash is slow on purpose: there are only a million codes, and someone with access to the database must not be able to
 * try all of them in time.
 */
export interface CodeHash {
  salt: string;
  hash: string;
}

/** Returns a new code and its hash for storage. */
export async function newCode(): Promise<{ code: string; hash: CodeHash }> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const salt = randomBytes(16).toString('base64url');
  return { code, hash: { salt, hash: (await slowHash(code, salt, HASH_BYTES)).toString('base64url') } };
}

/** Whether the typed code is right; spaces and dashes between the digits are ignored. */
export async function isCode(typed: string, { salt, hash }: CodeHash): Promise<boolean> {
  const digits = typed.replace(/[\s-]/g, '');
  return timingSafeEqual(await slowHash(digits, salt, HASH_BYTES), Buffer.from(hash, 'base64url'));
}
