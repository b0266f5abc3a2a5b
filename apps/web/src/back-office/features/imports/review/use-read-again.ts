import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { ReadImportAgainMutationVariables } from '../../../../lib/graphql/types.js';
import { useImportToasts } from '../../import-runs/use-import-toasts.js';
import { useReadImportAgainMutation } from '../api/imports-api.js';
import type { Reviewed } from '../api/review.js';
import { importMessages } from '../imports.messages.js';

type How = Pick<ReadImportAgainMutationVariables, 'separator' | 'columns' | 'constants'>;

/** Reads the file of a review again with other settings; shows the reason if that is refused. */
export function useReadAgain(seen: Reviewed, onReadAgain: () => void) {
  const messages = useMessages(importMessages);
  const toasts = useImportToasts();
  const commandIdOf = useCommandId();
  const [readAgain, { isLoading }] = useReadImportAgainMutation();

  async function read(how: How): Promise<void> {
    const requested = { ...seen, ...how };
    const { error } = await readAgain({ ...requested, commandId: commandIdOf(requested) });
    if (error) toasts.failed(messages.failedToReadAgain, error);
    else onReadAgain();
  }
  return { read, isReading: isLoading };
}
