import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const DIGITS = 6;
const HASH_BYTES = 32;
const slowHash = promisify(scrypt) as (code: string, salt: string, bytes: number) => Promise<Buffer>;

/** A code as it is stored. Slow to make: there are only a million codes, and who reads the database must not try them all in time. */
export interface CodeHash {
  salt: string;
  hash: string;
}

/** A new code, and what is stored of it. */
export async function newCode(): Promise<{ code: string; hash: CodeHash }> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const salt = randomBytes(16).toString('base64url');
  return { code, hash: { salt, hash: (await slowHash(code, salt, HASH_BYTES)).toString('base64url') } };
}

/** Whether that is the code; spaces and dashes between its digits do not matter. */
export async function isCode(typed: string, { salt, hash }: CodeHash): Promise<boolean> {
  const digits = typed.replace(/[\s-]/g, '');
  return timingSafeEqual(await slowHash(digits, salt, HASH_BYTES), Buffer.from(hash, 'base64url'));
}
