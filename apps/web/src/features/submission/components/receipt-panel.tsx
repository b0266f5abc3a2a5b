import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import { submissionMessages } from '../submission.messages.js';
import type { Receipt } from '../use-submission-form.js';

/** Replaces the form after sending until the visitor starts another one, so that nobody sends it twice. Takes the focus. */
export function ReceiptPanel({ receipt, onAgain }: { receipt: Receipt; onAgain: () => void }) {
  const messages = useMessages(submissionMessages);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <section className="panel form" aria-label={messages.number}>
      <div className="notice ok" ref={notice} tabIndex={-1}>
        <Icon name="success" />
        <p>{messages.thanks}</p>
      </div>
      <p>
        {messages.number}: <strong className="num">{receipt.number}</strong>
      </p>
      {receipt.isMailed && <p>{messages.isMailed}</p>}
      <div>
        <button className="button outline" type="button" onClick={onAgain}>
          {messages.startAgain}
        </button>
      </div>
    </section>
  );
}
