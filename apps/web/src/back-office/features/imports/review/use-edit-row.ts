import { useMessages } from '../../../../lib/messages.js';
import { useImportToasts } from '../../import-runs/use-import-toasts.js';
import { useEditImportRowMutation } from '../api/imports-api.js';
import type { Reviewed, RowFieldValue, ReviewedRow } from '../api/review.js';
import { correctionMessages } from './correction.messages.js';

/** Overrides values of a row. All rows and counts are then reloaded, because others may change as well. */
export function useEditRow({ id, startedAt }: Reviewed) {
  const messages = useMessages(correctionMessages);
  const toasts = useImportToasts();
  const [edit, { isLoading }] = useEditImportRowMutation();

  /** Resolves with true once the values are stored. */
  async function save({ row, revision }: ReviewedRow, values: RowFieldValue[]): Promise<boolean> {
    const { data, error } = await edit({ id, startedAt, row, revision: revision ?? 0, values });
    if (error) {
      toasts.failed(messages.failedToEdit, error);
      return false;
    }
    if (typeof data.overwritten === 'string') toasts.refused(messages.overwritten(data.overwritten));
    else toasts.succeeded(messages.savedRow);
    return true;
  }
  return { save, isSaving: isLoading };
}
