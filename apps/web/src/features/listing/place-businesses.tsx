import { useId } from 'react';
import { useMessages } from '../../lib/messages.js';
import { totalText } from '../../lib/page-number.js';
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
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {businesses.total > 0 && (
            <p>
              <strong className="num">{totalText(businesses)}</strong> {messages.shown}
            </p>
          )}
        </div>
        <BusinessListing businesses={businesses} {...listing} />
      </div>
    </section>
  );
}
