import { formatPhone } from '@tedarik/turkish';
import { Icon } from '../../../components/icon.js';
import { useMessages } from '../../../lib/messages.js';
import { quotesMessages } from '../quotes.messages.js';

interface QuoteContactProps {
  text: string;
  contact: { name: string; email?: string | null; phone?: string | null };
}

/** Contact data of the other side after an offer was accepted. */
export function QuoteContact({ text, contact: { name, email, phone } }: QuoteContactProps) {
  const messages = useMessages(quotesMessages);
  return (
    <section className="panel" aria-labelledby="quote-contact">
      <div className="notice ok">
        <Icon name="success" />
        <p>{text}</p>
      </div>
      <h2 id="quote-contact" className="quote-part">
        {messages.reach}
      </h2>
      <p>
        <strong>{name}</strong>
      </p>
      <ul className="contact">
        {phone && (
          <li>
            <a href={`tel:${phone}`}>
              <Icon name="phone" />
              {formatPhone(phone)}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
