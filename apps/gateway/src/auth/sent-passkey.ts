import { CreatedPasskey, UsedPasskey } from '@tedarik/commands';
import { z } from 'zod';

const clientExtensionResults = z.object({});

/** As browsers send them: what nobody reads is dropped. */
export const sentPasskey = {
  created: CreatedPasskey.extend({ response: CreatedPasskey.shape.response.strip(), clientExtensionResults }).strip(),
  used: UsedPasskey.extend({ response: UsedPasskey.shape.response.strip(), clientExtensionResults }).strip(),
};
