import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../components/notice.js';
import { formMessages, failureText } from '../../../lib/forms/form.messages.js';
import { QueryFailed } from '../../../lib/graphql/operation.js';
import { ReportReview } from '../../../lib/graphql/operations.js';
import type { ReportReason } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { reviewActionMessages } from '../review-action.messages.js';
import type { ReviewShown } from './review-item.js';

const REASONS = ['SPAM', 'OFFENSIVE', 'PERSONAL_DATA', 'OFF_TOPIC', 'FALSE_CLAIM', 'OTHER'] as const;

interface ReportDialogProps {
  review: ReviewShown;
  /** Called once the review is reported, now or earlier. */
  onTold: () => void;
  onClose: () => void;
}

/** PUB-REV-19: reports a review to the editors. A chunk of its own, because few visitors need it. */
export default function ReportDialog({ review, onTold, onClose }: ReportDialogProps) {
  const messages = useMessages(reviewActionMessages);
  const forms = useMessages(formMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closed before it is unmounted, so that the focus returns to the button that opened it.
  const close = () => dialog.current?.close();

  function textOf(refusal: QueryFailed): string {
    if (refusal.code === 'already-reported') return messages.alreadyReported;
    return refusal.kind === 'too-many-requests' ? failureText(refusal, forms) : messages.reportFailed;
  }

  async function send() {
    setSending(true);
    setFailure(null);
    try {
      await query(ReportReview, { input: { id: review.id, reason } });
      dispatch(toastRaised({ tone: 'ok', title: messages.reported }));
      onTold();
      close();
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      if (error.code === 'already-reported') onTold();
      setFailure(textOf(error));
      setSending(false);
    }
  }

  return (
    <dialog className="confirm" ref={dialog} aria-labelledby="report-title" onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) void send();
        }}
      >
        <h2 id="report-title">{messages.reportTitle}</h2>
        <fieldset className="field">
          <legend className="label">{messages.reportReason}</legend>
          {REASONS.map((one) => (
            <label className="check" key={one}>
              <input type="radio" name="neden" checked={one === reason} onChange={() => setReason(one)} />
              {messages[one]}
            </label>
          ))}
        </fieldset>
        {failure && (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        )}
        <div className="actions">
          <button className="button" type="submit" aria-busy={sending || undefined}>
            {messages.sendReport}
          </button>
          <button className="button quiet" type="button" onClick={close}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
