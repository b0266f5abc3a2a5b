import { Link } from '../../../lib/router/link.js';
import { BusinessCard } from '../../../components/business-card.js';
import { Icon } from '../../../components/icon.js';
import { EmptyState, ErrorState } from '../../../components/state-panel.js';
import { paths } from '../../../config/paths.js';
import type { BusinessCardFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { homeMessages } from '../home.messages.js';

/** PUB-HOME-10 to 14: the latest businesses; null means that they could not be loaded. */
export function RecentBusinesses({ businesses }: { businesses: BusinessCardFragment[] | null }) {
  const messages = useMessages(homeMessages);
  return (
    <section className="section" aria-labelledby="home-recent">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="home-recent">{messages.recentTitle}</h2>
            <p>{messages.recentLead}</p>
          </div>
          <Link className="more" to={paths.businesses}>
            {messages.recentAll}
            <Icon name="arrow-right" />
          </Link>
        </div>
        {!businesses && <ErrorState heading="h3" title={messages.recentError} traceId={null} />}
        {businesses?.length === 0 && <EmptyState text={messages.recentEmpty} />}
        {!!businesses?.length && (
          <div className="grid three">
            {businesses.map((business) => (
              <BusinessCard key={business.id} business={business} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
