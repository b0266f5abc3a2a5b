import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import { useImportToasts } from '../../import-runs/use-import-toasts.js';
import { useFixImportRowsMutation } from '../api/imports-api.js';
import type { Fix, Reviewed } from '../api/review.js';
import { correctionMessages } from './correction.messages.js';

/** Applies these values to all rows with a problem by reading the file again; shows the reason if that is refused. */
export function useFixRows(seen: Reviewed, onReadAgain: () => void) {
  const messages = useMessages(correctionMessages);
  const toasts = useImportToasts();
  const commandIdOf = useCommandId();
  const [fix, { isLoading }] = useFixImportRowsMutation();

  async function apply(fixes: Fix[], withOffered = false): Promise<void> {
    const requested = { ...seen, fixes, withOffered };
    const { error } = await fix({ ...requested, commandId: commandIdOf(requested) });
    if (error) toasts.failed(messages.failedToFix, error);
    else onReadAgain();
  }
  return { apply, isApplying: isLoading };
}
