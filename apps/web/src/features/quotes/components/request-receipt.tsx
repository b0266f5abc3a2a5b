import { useEffect, useRef } from 'react';
import { Link } from '../../../lib/router/link.js';
import { Icon } from '../../../components/icon.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { requestingMessages } from '../requesting.messages.js';
import type { QuoteReceipt } from '../use-request-form.js';

/** In place of the form after sending, so that nobody sends it twice. Takes the focus. */
export function RequestReceipt({ receipt, onAgain }: { receipt: QuoteReceipt; onAgain: () => void }) {
  const messages = useMessages(requestingMessages);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { awaitsConfirmation, recipients, unreachable, email } = receipt;
  const title = awaitsConfirmation ? messages.checkMail : messages.sent;
  return (
    <section className="panel form" aria-label={title}>
      <div className="notice ok" ref={notice} tabIndex={-1}>
        <Icon name={awaitsConfirmation ? 'mail' : 'success'} />
        <p>
          <strong>{title}</strong>
        </p>
      </div>
      <p>{awaitsConfirmation ? messages.checkMailText(email, recipients) : messages.sentText(recipients)}</p>
      {unreachable > 0 && <p className="muted">{messages.unreachable(unreachable)}</p>}
      <div className="quote-acts">
        {!awaitsConfirmation && (
          <Link className="button" to={paths.quoteRequests}>
            {messages.myRequests}
          </Link>
        )}
        <button className="button outline" type="button" onClick={onAgain}>
          {awaitsConfirmation ? messages.backToForm : messages.again}
        </button>
      </div>
    </section>
  );
}
