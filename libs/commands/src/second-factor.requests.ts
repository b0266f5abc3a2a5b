import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { AwaitsCode, keepsSession, password, SignedInAccount } from './identity.requests.js';
import { address, shortLine } from './text.js';

/** How many recovery codes an account has. */
export const RECOVERY_CODES = 10;

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
const code = z.string().min(1).max(60);
/** Shown once: only their hashes are stored. */
const recoveryCodes = z.object({ recoveryCodes: z.array(shortLine).max(RECOVERY_CODES) });

/**
 * The second step of a sign-in; returns null for a code that is wrong or was used before. Fails with `sign-in-expired` if the password or
 * the account changed meanwhile.
 */
export const VerifySecondFactor = defineCommand('request.identity.verify-second-factor.v1', {
  request: AwaitsCode.extend({ code }).strict(),
  reply: z.object({ account: SignedInAccount.nullable() }),
});

/** The second factor of the actor's own back-office account. */
export const GetSecondFactor = defineQuery('request.identity.get-second-factor.v1', {
  request: z.strictObject({}),
  reply: z.object({
    /** Null if there is no second factor. */
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  }),
});

/**
 * Creates a key for the actor's authenticator app; only this reply ever contains it. The key becomes active when ConfirmSecondFactor is
 * sent a code made with it. Fails with `wrong-password`, `second-factor-exists`.
 */
export const OfferSecondFactor = defineCommand('request.identity.offer-second-factor.v1', {
  request: z.strictObject({ password }),
  reply: z.object({ key: shortLine, uri: address }),
});

/**
 * Activates the offered factor, and ends the account's other sessions. Fails with `wrong-code`, and with `no-second-factor` if none was
 * offered.
 */
export const ConfirmSecondFactor = defineCommand('request.identity.confirm-second-factor.v1', {
  request: z.strictObject({ code, keepsSession }),
  reply: recoveryCodes,
});

/** Replaces the recovery codes by new ones. Fails with `wrong-code`, `no-second-factor`. */
export const RenewRecoveryCodes = defineCommand('request.identity.renew-recovery-codes.v1', {
  request: z.strictObject({ code }),
  reply: recoveryCodes,
});

/** Removes the actor's own second factor. Fails with `wrong-password`, `wrong-code`, `no-second-factor`. */
export const RemoveSecondFactor = defineCommand('request.identity.remove-second-factor.v1', {
  request: z.strictObject({ password, code }),
  reply: z.object({}),
});
