import { useMessages } from '../../../lib/messages.js';
import type { Failure } from '../../api/failure.js';
import { useToasts } from '../../components/use-toasts.js';
import { useChooseImportRowMutation } from './api/imports-api.js';
import type { ReviewedRow, RowsRequested } from './api/review.js';
import { importMessages } from './imports.messages.js';
import { useKnownReason } from '../import-runs/reason-text.js';

export type ChosenForRow = Partial<Pick<ReviewedRow, 'action' | 'chosenCategoryNames'>>;

/** Stores choices for single rows of a review; a failed choice is announced and reverted. */
export function useChooseRow(requested: RowsRequested) {
  const messages = useMessages(importMessages);
  const knownReason = useKnownReason();
  const toasts = useToasts();
  const [choose] = useChooseImportRowMutation();
  return async (row: ReviewedRow, choice: ChosenForRow): Promise<void> => {
    const { error } = await choose({ requested, before: row, after: { ...row, ...choice } });
    if (!error) return;
    const failure = error as Failure;
    const known = knownReason(failure.code);
    if (known) toasts.refused(`${messages.failedToChoose}: ${known}`);
    else toasts.failed(messages.failedToChoose, failure);
  };
}
