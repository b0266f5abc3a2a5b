import { formatNumber } from '@tedarik/turkish';
import { useId } from 'react';
import { useMessages } from '../../lib/messages.js';
import { BusinessListing } from './business-listing.js';
import { listingMessages } from './listing.messages.js';
import type { BusinessCards } from './load-place.js';

interface PlaceBusinessesProps {
  title: string;
  businesses: BusinessCards;
  page: number;
  /** Address of the first page. */
  path: string;
  emptyPath: string;
}

/** The businesses of a city or district below a heading, with the total. */
export function PlaceBusinesses({ title, businesses, ...listing }: PlaceBusinessesProps) {
  const messages = useMessages(listingMessages);
  const id = useId();
  const { total, totalIsLowerBound } = businesses;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {total > 0 && (
            <p>
              <strong className="num">{totalIsLowerBound ? messages.atLeast(total) : formatNumber(total)}</strong>{' '}
              {messages.shown}
            </p>
          )}
        </div>
        <BusinessListing businesses={businesses} {...listing} />
      </div>
    </section>
  );
}
