import { Link } from '../../lib/router/link.js';
import { PageBanner } from '../../components/page-banner.js';
import { BusinessCard } from '../../components/business-card.js';
import { CardSkeletons, Loading } from '../../components/skeletons.js';
import { EmptyState, ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { unlisted } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSession } from '../../lib/store/session.slice.js';
import { favouritesMessages } from './favourites.messages.js';
import { useFavouriteBusinesses } from './use-favourite-businesses.js';

const SKELETONS = 3;

/** /favoriler: the favourites of the account or this browser. The server sends the same page to everybody; it is filled in the browser. */
export function FavouritesPage() {
  const messages = useMessages(favouritesMessages);
  const { state } = useSession();
  const lead = state === 'signed-in' ? messages.leadOfAccount : messages.lead;
  return (
    <>
      <PageHead head={unlisted(messages.title, messages.lead)} />
      <PageBanner trail={[{ name: messages.title }]} title={messages.title} lead={lead} />
      <div className="wrap page-end">
        <KeptBusinesses />
      </div>
    </>
  );
}

function KeptBusinesses() {
  const messages = useMessages(favouritesMessages);
  const { kept, retry, more } = useFavouriteBusinesses();
  if (kept.state === 'failed') return <ErrorState title={messages.failed} traceId={kept.traceId} onRetry={retry} />;
  if (kept.state === 'loading') {
    return (
      <div className="grid three">
        <Loading />
        <CardSkeletons count={SKELETONS} />
      </div>
    );
  }
  const { businesses } = kept;
  if (businesses.length === 0) {
    return (
      <EmptyState title={messages.emptyTitle} text={messages.emptyText}>
        <Link className="button" to={paths.businesses}>
          {messages.toBusinesses}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="toolbar">
        <p className="count" role="status">
          {messages.count(businesses.length)}
        </p>
      </div>
      <div className="grid three">
        {businesses.map((business) => (
          <BusinessCard key={business.id} business={business} />
        ))}
      </div>
      {more && (
        <p className="further">
          <button className="button outline" type="button" onClick={more}>
            {messages.more}
          </button>
        </p>
      )}
    </>
  );
}

export { FavouritesPage as Component };
