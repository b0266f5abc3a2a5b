import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@tedarik/commands';
import { fold } from '@tedarik/turkish';

// Crockford's alphabet: nothing in it is taken for something else on paper.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** Codes of 80 random bits, as they are shown: `7k2m-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

const newCode = (): string =>
  [...randomBytes(LENGTH)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** A typed code as it was shown: case, spaces and hyphens do not count, and o and l are the digits that they look like. */
export const toRecoveryCode = (typed: string): string =>
  fold(typed)
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/.{4}(?=.)/g, '$&-');

/** No salt and no cost: 80 random bits are not guessed. */
export const hashOfRecoveryCode = (code: string): string => createHash('sha256').update(code).digest('hex');
