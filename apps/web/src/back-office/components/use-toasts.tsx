import { App, Button } from 'antd';
import { useMessages } from '../../lib/messages.js';
import type { Failure } from '../api/failure.js';
import { backOfficeMessages } from './back-office.messages.js';
import { focusContent } from './use-focus-return.js';
import { useFailureText } from './use-failure-text.js';

const UNDO_FOR_S = 10;
let undoables = 0;

/**
 * ADM-COMMON-05, ADM-COMMON-09, ADM-COMMON-12: shows the outcome of a change, one toast at a time, for five seconds. Each has its own key,
 * because a toast that reuses a key only gets the remaining time of the first.
 */
export function useToasts(known: Readonly<Record<string, string>> = {}) {
  const { notification } = App.useApp();
  const messages = useMessages(backOfficeMessages);
  const failureText = useFailureText(known);
  const succeeded = (text: string, title = messages.success) =>
    notification.success({ title, description: text, role: 'status' });
  const failed = (text: string, error: unknown) =>
    notification.error({
      title: messages.failed,
      description: withReason(text, failureText(error as Failure)),
      role: 'alert',
    });
  return {
    /** `text` is a whole sentence: 'Sertifika eklendi'. */
    succeeded,
    /** `text` says what failed: 'Sertifika eklenemedi'. The reason is appended: that of the `Failure` of a query or mutation. */
    failed,
    /** Shows one of the two texts after a mutation. */
    settled: ({ error }: { error?: unknown }, done: string, notDone: string) =>
      error ? failed(notDone, error) : succeeded(done),
    /** The same, with the reason included in `text`. */
    refused: (text: string, title = messages.failed) => notification.error({ title, description: text, role: 'alert' }),
    /** Offers to undo the change for ten seconds, unless `undo` is null. `refused` names the part that was not done. */
    undoable: (text: string, undo: (() => void) | null, refused?: string) => {
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
        ...(undo && {
          duration: UNDO_FOR_S,
          actions: (
            <Button
              size="small"
              onClick={() => {
                notification.destroy(key);
                focusContent();
                undo();
              }}
            >
              {messages.undo}
            </Button>
          ),
        }),
      });
    },
  };
}

/** Joins text and reason: 'Sertifika eklenemedi: …', or after a whole sentence 'Kategori kaydedilirken bir hata oluştu. …'. */
export const withReason = (text: string, why: string): string => `${text}${text.endsWith('.') ? '' : ':'} ${why}`;
