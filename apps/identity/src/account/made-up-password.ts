import { randomBytes } from 'node:crypto';

const BYTES = 15;

/** A password for somebody else to begin with: 120 random bits in 20 characters. */
export const madeUpPassword = (): string => randomBytes(BYTES).toString('base64url');
