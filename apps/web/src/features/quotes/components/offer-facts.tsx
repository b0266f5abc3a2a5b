import { formatPrice } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import type { Invitation } from '../api/load-quote-invitation.js';
import { offeringMessages } from '../offering.messages.js';
import { totalOf, useUnit } from '../quote-texts.js';
import { quotesMessages } from '../quotes.messages.js';

interface OfferFactsProps {
  offer: NonNullable<Invitation['offer']>;
  request: { quantity: number; unit: string };
}

/** A supplier's own offer once it can no longer be changed. */
export function OfferFacts({ offer, request }: OfferFactsProps) {
  const messages = useMessages(offeringMessages);
  const shared = useMessages(quotesMessages);
  const unit = useUnit()(request.unit);
  const { unitPrice, deliveryDays, validUntil, note } = offer;
  return (
    <section className="panel" aria-labelledby="quote-offer">
      <h2 id="quote-offer">{messages.yourOffer}</h2>
      <dl className="quote-facts">
        {unitPrice != null && (
          <div>
            <dt>{shared.unitPrice}</dt>
            <dd className="num">{shared.perUnit(formatPrice(unitPrice), unit)}</dd>
          </div>
        )}
        <div>
          <dt>{shared.total}</dt>
          <dd className="num">{formatPrice(totalOf(offer, request.quantity))}</dd>
        </div>
        {deliveryDays != null && (
          <div>
            <dt>{shared.delivery}</dt>
            <dd>{shared.days(deliveryDays)}</dd>
          </div>
        )}
        {validUntil && (
          <div>
            <dt>{shared.valid}</dt>
            <dd>{shared.until(validUntil)}</dd>
          </div>
        )}
      </dl>
      {note && (
        <div className="quote-note">
          <p>{note}</p>
        </div>
      )}
      <p className="tiny muted">{shared.withoutTax}</p>
    </section>
  );
}
