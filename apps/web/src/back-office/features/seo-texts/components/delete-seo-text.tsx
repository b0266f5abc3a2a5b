import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type SeoTextRow,
  type StoredSeoText,
  useDeleteSeoTextMutation,
  useLazyManagedSeoTextQuery,
  useSaveSeoTextMutation,
} from '../api/seo-texts-api.js';
import { seoTextMessages } from '../seo-texts.messages.js';

interface DeleteSeoTextProps {
  /** The dialog is open unless this is null. */
  text: SeoTextRow | null;
  onClose: () => void;
}

export function DeleteSeoText({ text, onClose }: DeleteSeoTextProps) {
  const messages = useMessages(seoTextMessages);
  const toasts = useToasts();
  const [readStored] = useLazyManagedSeoTextQuery();
  const [deleteIt] = useDeleteSeoTextMutation();
  const bringBack = useBringBack();

  async function confirm() {
    if (!text) return;
    const { type, key } = text;
    // Read first, because nobody can read a deleted text, and undoing writes it again.
    const { data: stored, error: unread } = await readStored({ type, key });
    const { error } = unread ? { error: unread } : await deleteIt({ type, key });
    if (error) return void toasts.failed(messages.failedToDelete, error);
    onClose();
    if (stored) toasts.undoable(messages.deleted, () => void bringBack(stored));
    else toasts.succeeded(messages.deleted);
  }

  return (
    <ConfirmDelete names={text ? [text.name] : []} onConfirm={confirm} onCancel={onClose}>
      <p>{messages.undoableShortly}</p>
    </ConfirmDelete>
  );
}

/** Writes a deleted text again, unless the page has got another one meanwhile. */
function useBringBack() {
  const shared = useMessages(backOfficeMessages);
  const messages = useMessages(seoTextMessages);
  const toasts = useToasts({ 'seo-text-exists': messages.writtenMeanwhile });
  const [saveIt] = useSaveSeoTextMutation();
  const commandIdOf = useCommandId();
  return async ({ type, key, html }: StoredSeoText) => {
    const input = { type, key, html, version: 0 };
    toasts.settled(
      await saveIt({ input, commandId: commandIdOf(input), isRestore: true }),
      shared.restored(1),
      shared.failedToRestore,
    );
  };
}
