import { App } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type AccountRow, useRemoveAccountSecondFactorMutation } from '../api/accounts-api.js';
import { accountMessages } from '../accounts.messages.js';
import { useAccountWords } from '../use-account-words.js';

/** Confirms first, and then takes the second factor of somebody away who has lost it. */
export function useFactorRemoval() {
  const messages = useMessages(accountMessages);
  const { cancel } = useMessages(backOfficeMessages);
  const { failures } = useAccountWords();
  const toasts = useToasts(failures);
  const { modal } = App.useApp();
  const [remove] = useRemoveAccountSecondFactorMutation();

  return async ({ id, username }: AccountRow): Promise<void> => {
    const isMeant = await modal.confirm({
      title: messages.removeFactor,
      content: messages.removeFactorQuestion(username),
      okText: messages.removeFactor,
      cancelText: cancel,
      okButtonProps: { danger: true },
    });
    if (!isMeant) return;
    const { error } = await remove(id);
    if (error) toasts.failed(messages.failedToRemoveFactor, error as Failure);
    else toasts.succeeded(messages.factorRemoved);
  };
}
