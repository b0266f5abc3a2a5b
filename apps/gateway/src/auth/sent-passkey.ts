import { CreatedPasskey, UsedPasskey } from '@tedarik/commands';
import { z } from 'zod';

const clientExtensionResults = z.object({});

/** Passkey responses as browsers send them. Properties that identity does not read are dropped. */
export const sentPasskey = {
  created: CreatedPasskey.extend({ response: CreatedPasskey.shape.response.strip(), clientExtensionResults }).strip(),
  used: UsedPasskey.extend({ response: UsedPasskey.shape.response.strip(), clientExtensionResults }).strip(),
};
