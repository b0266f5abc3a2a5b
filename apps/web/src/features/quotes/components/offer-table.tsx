import { formatPrice } from '@tedarik/turkish';
import { type ReactNode, useState } from 'react';
import { HeadRow } from '../../../components/head-row.js';
import { Link } from '../../../lib/router/link.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { OwnRequest } from '../api/load-quote-request.js';
import { buyingMessages } from '../buying.messages.js';
import { totalOf, useUnit } from '../quote-texts.js';
import { quotesMessages } from '../quotes.messages.js';

type Offer = NonNullable<OwnRequest['offers']>[number];
type Order = 'price' | 'delivery';

interface OfferTableProps {
  request: OwnRequest;
  offers: readonly Offer[];
  /** Renders the actions on an offer. */
  act: (offer: Offer, businessName: string) => ReactNode;
}

/** Compares offers in a table, or in cards on narrow screens. */
export function OfferTable({ request, offers, act }: OfferTableProps) {
  const messages = useMessages(buyingMessages);
  const shared = useMessages(quotesMessages);
  const unit = useUnit()(request.unit);
  const [order, setOrder] = useState<Order>('price');
  const keyOf = (offer: Offer) =>
    order === 'price' ? totalOf(offer, request.quantity) : (offer.deliveryDays ?? Number.POSITIVE_INFINITY);
  const sorted = [...offers].sort((one, other) => keyOf(one) - keyOf(other));
  const firmOf = new Map(request.recipients.map((recipient) => [recipient.id, recipient]));
  const orders: [Order, string][] = [
    ['price', messages.byPrice],
    ['delivery', messages.byDelivery],
  ];
  return (
    <>
      <div className="quote-sort" role="group" aria-label={messages.sortBy}>
        <span>{messages.sortBy}</span>
        {orders.map(([value, label]) => (
          <button
            key={value}
            className="chip big"
            type="button"
            aria-pressed={order === value}
            onClick={() => setOrder(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <table className="quote-offers">
        <HeadRow
          titles={[messages.firm, shared.unitPrice, shared.total, shared.delivery, shared.valid, messages.decision]}
        />
        <tbody>
          {sorted.map((offer) => {
            const { businessName = '', businessSlug = '' } = firmOf.get(offer.id) ?? {};
            return (
              <tr key={offer.id}>
                <th scope="row">
                  <Link to={paths.business(businessSlug)}>{businessName}</Link>
                  {offer.note && <p className="quote-words">{offer.note}</p>}
                </th>
                <td data-label={shared.unitPrice} className="num">
                  {offer.unitPrice == null ? '–' : shared.perUnit(formatPrice(offer.unitPrice), unit)}
                </td>
                <td data-label={shared.total} className="num">
                  {formatPrice(totalOf(offer, request.quantity))}
                  {offer.total == null && <small className="muted"> {shared.computed}</small>}
                </td>
                <td data-label={shared.delivery}>
                  {offer.deliveryDays == null ? '–' : shared.days(offer.deliveryDays)}
                </td>
                <td data-label={shared.valid}>{offer.validUntil ? shared.until(offer.validUntil) : '–'}</td>
                <td className="quote-act">{act(offer, businessName)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="tiny muted">{shared.withoutTax}</p>
    </>
  );
}
