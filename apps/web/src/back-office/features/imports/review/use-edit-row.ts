import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useKnownReason } from '../../import-runs/reason-text.js';
import { useEditImportRowMutation } from '../api/imports-api.js';
import type { Reviewed, RowFieldValue, ReviewedRow } from '../api/review.js';
import { correctionMessages } from './correction.messages.js';

/** Overrides values of a row. All rows and counts are then reloaded, because others may change as well. */
export function useEditRow({ id, startedAt }: Reviewed) {
  const messages = useMessages(correctionMessages);
  const knownReason = useKnownReason();
  const toasts = useToasts();
  const [edit, { isLoading }] = useEditImportRowMutation();

  /** Resolves with true once the values are stored. */
  async function save({ row, revision }: ReviewedRow, values: RowFieldValue[]): Promise<boolean> {
    const { data, error } = await edit({ id, startedAt, row, revision: revision ?? 0, values });
    if (error) {
      const failure = error as Failure;
      const known = knownReason(failure.code);
      if (known) toasts.refused(`${messages.failedToEdit}: ${known}`);
      else toasts.failed(messages.failedToEdit, failure);
      return false;
    }
    if (typeof data.overwritten === 'string') toasts.refused(messages.overwritten(data.overwritten));
    else toasts.succeeded(messages.savedRow);
    return true;
  }
  return { save, isSaving: isLoading };
}
