import { App, Button } from 'antd';
import { useMessages } from '../../lib/messages.js';
import type { Failure } from '../api/failure.js';
import { backOfficeMessages } from './back-office.messages.js';
import { useFailureText } from './use-failure-text.js';

const UNDO_FOR_S = 10;
let undoables = 0;

/** ADM-COMMON-05, ADM-COMMON-09, ADM-COMMON-12: what became of a change, one toast at a time, five seconds. None shares a
 * key with another: one that follows under the same key has only the seconds that the first left. */
export function useToasts(known: Readonly<Record<string, string>> = {}) {
  const { notification } = App.useApp();
  const messages = useMessages(backOfficeMessages);
  const failureText = useFailureText(known);
  return {
    /** `text` is the whole sentence: 'Sertifika eklendi'. */
    succeeded: (text: string, title = messages.success) =>
      notification.success({ title, description: text, role: 'status' }),
    /** `text` says what failed: 'Sertifika eklenemedi'. The reason is added. */
    failed: (text: string, failure: Failure) =>
      notification.error({
        title: messages.failed,
        description: withReason(text, failureText(failure)),
        role: 'alert',
      }),
    /** The same with a reason in words. */
    refused: (text: string, title = messages.failed) => notification.error({ title, description: text, role: 'alert' }),
    /** With ten seconds to take it back. `refused` says of which part it was not done. */
    undoable: (text: string, undo: () => void, refused?: string) => {
      const key = `undo-${++undoables}`;
      notification[refused ? 'error' : 'success']({
        key,
        title: refused ? messages.failed : messages.success,
        description: refused ? (
          <>
            <div>{refused}</div>
            <div>{text}</div>
          </>
        ) : (
          text
        ),
        role: refused ? 'alert' : 'status',
        duration: UNDO_FOR_S,
        actions: (
          <Button
            size="small"
            onClick={() => {
              notification.destroy(key);
              undo();
            }}
          >
            {messages.undo}
          </Button>
        ),
      });
    },
  };
}

/** 'Sertifika eklenemedi: …', or after a whole sentence 'Kategori kaydedilirken bir hata oluştu. …'. */
export const withReason = (text: string, why: string): string => `${text}${text.endsWith('.') ? '' : ':'} ${why}`;
