import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { ReadImportAgainMutationVariables } from '../../../../lib/graphql/types.js';
import type { Failure } from '../../../api/failure.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useKnownReason } from '../../import-runs/reason-text.js';
import { useReadImportAgainMutation } from '../api/imports-api.js';
import type { Reviewed } from '../api/review.js';
import { importMessages } from '../imports.messages.js';

type How = Pick<ReadImportAgainMutationVariables, 'separator' | 'columns' | 'constants'>;

/** Reads the file of a review again with other settings; shows the reason if that is refused. */
export function useReadAgain(seen: Reviewed, onReadAgain: () => void) {
  const messages = useMessages(importMessages);
  const toasts = useToasts();
  const failureText = useFailureText();
  const knownReason = useKnownReason();
  const commandIdOf = useCommandId();
  const [readAgain, { isLoading }] = useReadImportAgainMutation();

  async function read(how: How): Promise<void> {
    const requested = { ...seen, ...how };
    const { error } = await readAgain({ ...requested, commandId: commandIdOf(requested) });
    if (!error) return onReadAgain();
    const failure = error as Failure;
    toasts.refused(`${messages.failedToReadAgain} ${knownReason(failure.code) ?? failureText(failure)}`);
  }
  return { read, isReading: isLoading };
}
