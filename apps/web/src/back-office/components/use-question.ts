import { App } from 'antd';
import { useMessages } from '../../lib/messages.js';
import { backOfficeMessages } from './back-office.messages.js';

interface Question {
  title: string;
  content: string;
  okText: string;
  /** 'Vazgeç' by default. */
  cancelText?: string;
}

/** Returns a function that asks before something is lost; it resolves with true if the user goes on. */
export function useQuestion(): (question: Question) => Promise<boolean> {
  const { cancel } = useMessages(backOfficeMessages);
  const { modal } = App.useApp();
  return async (question) => modal.confirm({ cancelText: cancel, okButtonProps: { danger: true }, ...question });
}
