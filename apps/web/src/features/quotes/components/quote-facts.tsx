import { formatMoment } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import { useAmount } from '../quote-texts.js';
import { quotesMessages } from '../quotes.messages.js';

interface QuoteFactsProps {
  request: {
    number: string;
    quantity: number;
    unit: string;
    city: string;
    borough?: string | null;
    deadlineAt?: string | null;
    isSealed: boolean;
    note?: string | null;
  };
  noteTitle: string;
}

/** The facts of a request. The note is plain text without links. */
export function QuoteFacts({ request, noteTitle }: QuoteFactsProps) {
  const messages = useMessages(quotesMessages);
  const amount = useAmount();
  const { number, city, borough, deadlineAt, isSealed, note } = request;
  return (
    <section className="panel" aria-label={messages.facts}>
      <dl className="quote-facts">
        <div>
          <dt>{messages.quantity}</dt>
          <dd className="num">{amount(request)}</dd>
        </div>
        <div>
          <dt>{messages.place}</dt>
          <dd>{borough ? `${borough}, ${city}` : city}</dd>
        </div>
        {deadlineAt && (
          <div>
            <dt>{messages.deadline}</dt>
            <dd>{formatMoment(deadlineAt)}</dd>
          </div>
        )}
        <div>
          <dt>{messages.kind}</dt>
          <dd>{isSealed ? messages.sealed : messages.open}</dd>
        </div>
      </dl>
      {note && (
        <div className="quote-note">
          <h2>{noteTitle}</h2>
          <p>{note}</p>
        </div>
      )}
      <p className="tiny muted">{messages.number(number)}</p>
    </section>
  );
}
