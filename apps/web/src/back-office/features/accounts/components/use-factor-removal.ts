import { useMessages } from '../../../../lib/messages.js';
import { useConfirmation } from '../../../components/use-confirmation.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type AccountRow, useRemoveAccountSecondFactorMutation } from '../api/accounts-api.js';
import { managedAccountMessages } from '../accounts.messages.js';
import { useAccountWords } from '../use-account-words.js';

/** Requires confirmation, then removes the second factor and passkeys of an account whose owner has lost them. */
export function useFactorRemoval() {
  const messages = useMessages(managedAccountMessages);
  const { failures } = useAccountWords();
  const toasts = useToasts(failures);
  const confirmed = useConfirmation();
  const [remove] = useRemoveAccountSecondFactorMutation();

  return async ({ id, username, hasSecondFactor }: AccountRow): Promise<void> => {
    const [title, done] = hasSecondFactor
      ? [messages.removeFactor, messages.factorRemoved]
      : [messages.removePasskeys, messages.passkeysRemoved];
    if (!(await confirmed({ title, content: messages.removeFactorQuestion(username), okText: title }))) return;
    toasts.settled(await remove(id), done, messages.failedToRemoveFactor);
  };
}
