import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { AwaitsCode, keepsSession, password, SignedInAccount } from './identity.requests.js';
import { address, shortLine } from './text.js';

/** How many recovery codes there are at once. */
export const RECOVERY_CODES = 10;

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not count. */
const code = z.string().min(1).max(60);
/** Shown once: only their hashes are stored. */
const recoveryCodes = z.object({ recoveryCodes: z.array(shortLine).max(RECOVERY_CODES) });

/**
 * The second step of a sign-in; null for a wrong code, and for one that was used before. `sign-in-expired` when the password or the
 * account changed meanwhile.
 */
export const VerifySecondFactor = defineCommand('request.identity.verify-second-factor.v1', {
  request: AwaitsCode.extend({ code }).strict(),
  reply: z.object({ account: SignedInAccount.nullable() }),
});

/** The second factor of the actor's own back-office account. */
export const GetSecondFactor = defineQuery('request.identity.get-second-factor.v1', {
  request: z.strictObject({}),
  reply: z.object({
    /** Null without one. */
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  }),
});

/**
 * Makes a key for the actor's authenticator app, in the only reply that ever holds it. It counts once ConfirmSecondFactor has
 * a code of it. `wrong-password`, `second-factor-exists`.
 */
export const OfferSecondFactor = defineCommand('request.identity.offer-second-factor.v1', {
  request: z.strictObject({ password }),
  reply: z.object({ key: shortLine, uri: address }),
});

/** Switches the offered factor on, and ends the account's other sessions. `wrong-code`, `no-second-factor` without an offer. */
export const ConfirmSecondFactor = defineCommand('request.identity.confirm-second-factor.v1', {
  request: z.strictObject({ code, keepsSession }),
  reply: recoveryCodes,
});

/** New recovery codes in place of the old ones. `wrong-code`, `no-second-factor`. */
export const RenewRecoveryCodes = defineCommand('request.identity.renew-recovery-codes.v1', {
  request: z.strictObject({ code }),
  reply: recoveryCodes,
});

/** Takes the actor's own factor away. `wrong-password`, `wrong-code`, `no-second-factor`. */
export const RemoveSecondFactor = defineCommand('request.identity.remove-second-factor.v1', {
  request: z.strictObject({ password, code }),
  reply: z.object({}),
});
