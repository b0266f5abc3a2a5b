import { Secret, TOTP } from 'otpauth';
import { hashOfRecoveryCode, toRecoveryCode } from './recovery-codes.js';

/** The second factor of a back-office account. */
export interface SecondFactor {
  /** Id of the account. */
  id: string;
  /** The encrypted key of the authenticator app. */
  sealedKey: string;
  /** Null until the first code confirms the factor. */
  since: Date | null;
  /** The latest time step whose code was used; this code and earlier ones are refused (RFC 6238, 5.2). */
  lastStep: number;
  /** Hashes of the unused recovery codes. */
  recoveryCodes: string[];
}

/** The defaults of authenticator apps: SHA-1, six digits, thirty seconds. */
export const totpOf = (key: string, about: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...about, secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: 30 });

/** 160 bits, as RFC 4226 recommends. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

export const offered = (id: string, sealedKey: string): SecondFactor => ({
  id,
  sealedKey,
  since: null,
  lastStep: 0,
  recoveryCodes: [],
});

/**
 * Returns the factor after this code was used; null for a wrong or used code. `key` is null when it cannot be decrypted; recovery codes
 * still work then.
 */
export function spent(factor: SecondFactor, key: string | null, code: string, at: Date): SecondFactor | null {
  const digits = code.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? spentStep(factor, key, digits, at) : spentRecoveryCode(factor, code);
}

function spentStep(factor: SecondFactor, key: string | null, token: string, at: Date): SecondFactor | null {
  const totp = key === null ? null : totpOf(key);
  const timestamp = at.getTime();
  const drift = totp?.validate({ token, timestamp, window: 1 }) ?? null;
  if (!totp || drift === null) return null;
  const step = totp.counter({ timestamp }) + drift;
  return step > factor.lastStep ? { ...factor, lastStep: step } : null;
}

function spentRecoveryCode(factor: SecondFactor, typed: string): SecondFactor | null {
  const hash = hashOfRecoveryCode(toRecoveryCode(typed));
  if (!factor.recoveryCodes.includes(hash)) return null;
  return { ...factor, recoveryCodes: factor.recoveryCodes.filter((one) => one !== hash) };
}
