import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type SeoTextRow, useDeleteSeoTextMutation } from '../api/seo-texts-api.js';
import { seoTextMessages } from '../seo-texts.messages.js';

interface DeleteSeoTextProps {
  /** The dialog is open unless this is null. */
  text: SeoTextRow | null;
  onClose: () => void;
}

export function DeleteSeoText({ text, onClose }: DeleteSeoTextProps) {
  const messages = useMessages(seoTextMessages);
  const toasts = useToasts();
  const [deleteIt] = useDeleteSeoTextMutation();

  async function confirm() {
    if (!text) return;
    const { error } = await deleteIt({ type: text.type, key: text.key });
    if (error) return void toasts.failed(messages.failedToDelete, error as Failure);
    onClose();
    toasts.succeeded(messages.deleted);
  }

  return <ConfirmDelete names={text ? [text.name] : []} onConfirm={confirm} onCancel={onClose} />;
}
