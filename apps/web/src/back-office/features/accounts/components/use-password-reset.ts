import { useMessages } from '../../../../lib/messages.js';
import { useConfirmation } from '../../../components/use-confirmation.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type AccountRow, type FirstPassword, useResetAccountPasswordMutation } from '../api/accounts-api.js';
import { managedAccountMessages } from '../accounts.messages.js';
import { useAccountWords } from '../use-account-words.js';

/** Requires confirmation, then resets an account's password. */
export function usePasswordReset(onReset: (reset: FirstPassword) => void) {
  const messages = useMessages(managedAccountMessages);
  const { failures } = useAccountWords();
  const toasts = useToasts(failures);
  const confirmed = useConfirmation();
  const [reset] = useResetAccountPasswordMutation();

  return async ({ id, username }: AccountRow): Promise<void> => {
    const isMeant = await confirmed({
      title: messages.resetPassword,
      content: messages.resetQuestion(username),
      okText: messages.resetPassword,
    });
    if (!isMeant) return;
    const { data, error } = await reset(id);
    if (data) onReset(data);
    else toasts.failed(messages.failedToReset, error);
  };
}
