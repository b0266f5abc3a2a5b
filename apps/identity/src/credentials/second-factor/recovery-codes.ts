import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@tedarik/commands';
import { fold } from '@tedarik/turkish';

// Crockford's alphabet, without characters that are easily confused on paper.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** Generates codes of 80 random bits in the form in which they are shown: `7k2m-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

const newCode = (): string =>
  [...randomBytes(LENGTH)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Normalises a typed code: case, spaces and hyphens are ignored; o is read as 0, i and l as 1. */
export const toRecoveryCode = (typed: string): string =>
  fold(typed)
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/.{4}(?=.)/g, '$&-');

/** Neither salted nor slow, because 80 random bits cannot be guessed. */
export const hashOfRecoveryCode = (code: string): string => createHash('sha256').update(code).digest('hex');
