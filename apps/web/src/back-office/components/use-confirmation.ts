import { App } from 'antd';
import { useMessages } from '../../lib/messages.js';
import { backOfficeMessages } from './back-office.messages.js';

interface Confirmation {
  title: string;
  content: string;
  okText: string;
  /** 'Vazgeç' by default. */
  cancelText?: string;
}

/** Returns a function that requests confirmation before something is lost; it resolves with true if the user goes on. */
export function useConfirmation(): (confirmation: Confirmation) => Promise<boolean> {
  const { cancel } = useMessages(backOfficeMessages);
  const { modal } = App.useApp();
  return async (confirmation) =>
    modal.confirm({ cancelText: cancel, okButtonProps: { danger: true }, ...confirmation });
}
