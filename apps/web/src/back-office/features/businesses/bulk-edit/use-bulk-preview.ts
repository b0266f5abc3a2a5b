import { useCallback, useEffect, useRef } from 'react';
import {
  type BulkChanges,
  type BulkChoice,
  useDiscardBulkEditMutation,
  usePreviewBulkEditMutation,
} from '../api/bulk-edits-api.js';

/**
 * The preview of a bulk edit. A stored preview contains every chosen business, so it is deleted when another one replaces it and when the
 * form closes, unless it is being applied: the directory keeps those.
 */
export function useBulkPreview(choice: BulkChoice) {
  const [preview, { data: edit, error, isLoading, reset }] = usePreviewBulkEditMutation();
  const [discard] = useDiscardBulkEditMutation();
  /** The latest preview; it may still be on its way. */
  const latest = useRef<ReturnType<typeof preview> | null>(null);

  const forget = useCallback(() => {
    void latest.current?.then(({ data }) => data && discard(data.id));
    latest.current = null;
  }, [discard]);
  useEffect(() => forget, [forget]);

  return {
    ...{ edit, error, isLoading },
    /** Shows the effect of a change, or nothing while the change is incomplete. */
    look: (changes: BulkChanges | null) => {
      forget();
      reset();
      if (changes) latest.current = preview({ ...choice, changes });
    },
    /** Called when the shown preview is applied and so must stay. */
    keep: () => {
      latest.current = null;
    },
  };
}
