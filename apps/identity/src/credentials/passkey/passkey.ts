import { type Passkey as ListedPasskey, PASSKEY_NAME_LENGTH } from '@tedarik/commands';
import { fieldsRefused } from '../visitor-fields.js';

/** A passkey of a back-office account. */
export interface Passkey {
  /** Chosen by the authenticator, base64url. */
  id: string;
  accountId: string;
  name: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Signature counter of the authenticator; always 0 for most synced passkeys. */
  counter: number;
  /** How a browser reaches the authenticator: `internal`, `usb`, `hybrid` … */
  transports: string[];
  isSynced: boolean;
  addedAt: Date;
  lastUsedAt: Date | null;
}

/** The name as it is stored. Throws `fields-refused` with `required` or `too-long` at the field `name`. */
export function passkeyName(typed: string): string {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  const length = [...name].length;
  if (length < PASSKEY_NAME_LENGTH.min) throw fieldsRefused([{ field: 'name', code: 'required' }]);
  if (length > PASSKEY_NAME_LENGTH.max) throw fieldsRefused([{ field: 'name', code: 'too-long' }]);
  return name;
}

export const toListedPasskey = ({ id, name, isSynced, addedAt, lastUsedAt }: Passkey): ListedPasskey => ({
  id,
  name,
  isSynced,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
