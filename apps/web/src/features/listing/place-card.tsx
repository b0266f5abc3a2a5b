import { formatNumber } from '@tedarik/turkish';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/link.js';
import { useMessages } from '../../lib/messages.js';
import { listingMessages } from './listing.messages.js';

interface PlaceCardProps {
  name: string;
  /** The surrounding city or country. */
  area: string;
  path: string;
  businessCount: number;
  picture: ReactNode;
  text?: string;
}

/** A city or district in a grid. The whole card links to its page. */
export function PlaceCard({ name, area, path, businessCount, picture, text }: PlaceCardProps) {
  const { businessUnit } = useMessages(listingMessages);
  return (
    <article className="card place-card">
      <div className="cover">{picture}</div>
      <div className="body">
        <div className="row">
          <div>
            <h3>
              <Link to={path}>{name}</Link>
            </h3>
            <span className="small muted">{area}</span>
          </div>
          <span className="small muted count">
            <span className="big-n num">{formatNumber(businessCount)}</span> {businessUnit}
          </span>
        </div>
        {text && <p className="text">{text}</p>}
      </div>
    </article>
  );
}
