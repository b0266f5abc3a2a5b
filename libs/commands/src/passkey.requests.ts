import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { password, SignedInAccount } from './identity.requests.js';
import { shortLine, typedText } from './text.js';

/** How many passkeys an account may have. */
export const PASSKEYS_MAX = 10;
/** Length of a passkey's name in characters, after trimming. */
export const PASSKEY_NAME_LENGTH = { min: 1, max: 60 } as const;

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);
/** WebAuthn allows ids of at most 1,023 bytes. */
const credentialId = base64url(1_364).min(1);
/** A challenge that the authenticator signs; each is used once. */
const challenge = base64url(200).min(1);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** A new passkey as the browser returns it: `RegistrationResponseJSON` of WebAuthn Level 3. */
export const CreatedPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: z.strictObject({}),
});

/** The signature of a passkey as the browser returns it: `AuthenticationResponseJSON` of WebAuthn Level 3. */
export const UsedPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
  clientExtensionResults: z.strictObject({}),
});

/** Options for `navigator.credentials`, in the JSON format of WebAuthn. */
const options = z.looseObject({ challenge });

export const Passkey = z.object({
  id: credentialId,
  name: shortLine,
  /** True if a password manager stores the passkey and syncs it between devices; false if it never leaves its device. */
  isSynced: z.boolean(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The passkeys of the actor's own back-office account, the oldest first. */
export const ListPasskeys = defineQuery('request.identity.list-passkeys.v1', {
  request: z.strictObject({}),
  reply: z.object({ passkeys: z.array(Passkey).max(PASSKEYS_MAX) }),
});

/** Options for creating a passkey for the actor's own account. Fails with `wrong-password`, `too-many-passkeys`. */
export const OfferPasskey = defineQuery('request.identity.offer-passkey.v1', {
  request: z.strictObject({ password }),
  reply: z.object({ options }),
});

/**
 * Adds a passkey that was created with these options. Fails with `passkey-refused`, `too-many-passkeys`. Broken rules of `name`:
 * `required`, `too-long`.
 */
export const AddPasskey = defineCommand('request.identity.add-passkey.v1', {
  request: z.strictObject({ challenge, name: typedText(1_000), passkey: CreatedPasskey }),
  reply: z.object({}),
});

/** Removes one of the actor's own passkeys. Fails with `wrong-password`, and with `no-passkey` if it does not exist. */
export const RemovePasskey = defineCommand('request.identity.remove-passkey.v1', {
  request: z.strictObject({ id: credentialId, password }),
  reply: z.object({}),
});

/** Options for confirming the actor's identity with one of their own passkeys. Fails with `no-passkey` if there is none. */
export const OfferPasskeyConfirmation = defineQuery('request.identity.offer-passkey-confirmation.v1', {
  request: z.strictObject({}),
  reply: z.object({ options }),
});

/** Confirms the actor's identity with one of their own passkeys, instead of the password. Fails with `passkey-refused`. */
export const ConfirmPasskey = defineCommand('request.identity.confirm-passkey.v1', {
  request: z.strictObject({ challenge, passkey: UsedPasskey }),
  reply: z.object({}),
});

/** Options for signing in with any passkey that the browser has for this site. */
export const GetPasskeyOptions = defineQuery('request.identity.get-passkey-options.v1', {
  request: z.strictObject({}),
  reply: z.object({ options }),
});

/**
 * Signs in with a passkey instead of password and code. A passkey counts as two factors, because it was unlocked by a fingerprint, a face
 * or a PIN. Returns null if the passkey does not open an account.
 */
export const VerifyPasskey = defineCommand('request.identity.verify-passkey.v1', {
  request: z.strictObject({ challenge, passkey: UsedPasskey }),
  reply: z.object({ account: SignedInAccount.nullable() }),
});
