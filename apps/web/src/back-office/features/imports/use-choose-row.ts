import { useMessages } from '../../../lib/messages.js';
import { useChooseImportRowMutation } from './api/imports-api.js';
import type { ReviewedRow, RowsRequested } from './api/review.js';
import { importMessages } from './imports.messages.js';
import { useImportToasts } from '../import-runs/use-import-toasts.js';

export type ChosenForRow = Partial<Pick<ReviewedRow, 'action' | 'chosenCategoryNames'>>;

/** Stores choices for single rows of a review; a failed choice is announced and reverted. */
export function useChooseRow(requested: RowsRequested) {
  const messages = useMessages(importMessages);
  const toasts = useImportToasts();
  const [choose] = useChooseImportRowMutation();
  return async (row: ReviewedRow, choice: ChosenForRow): Promise<void> => {
    const { error } = await choose({ requested, before: row, after: { ...row, ...choice } });
    if (error) toasts.failed(messages.failedToChoose, error);
  };
}
