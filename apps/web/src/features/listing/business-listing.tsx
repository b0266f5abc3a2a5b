import { Link } from '../../lib/router/link.js';
import { useLocation, useNavigation } from '../../lib/router/router-context.js';
import { BeyondLastPage } from '../../components/beyond-last-page.js';
import { BusinessCard } from '../../components/business-card.js';
import { Notice } from '../../components/notice.js';
import { Pagination } from '../../components/pagination.js';
import { CardSkeletons, Loading } from '../../components/skeletons.js';
import { EmptyState } from '../../components/state-panel.js';
import { useMessages } from '../../lib/messages.js';
import { useDelayedFlag } from '../../lib/use-delayed-flag.js';
import { listingMessages } from './listing.messages.js';
import { type BusinessCards, pageAddress } from './load-place.js';

const SKELETONS = 3;
const FIRST_ROW = 3;

interface BusinessListingProps {
  businesses: BusinessCards;
  page: number;
  /** Address of the first page. */
  path: string;
  /** Target of the link in the empty state. */
  emptyPath: string;
}

/** One page of business cards with pagination; skeletons while loading, or an empty state. */
export function BusinessListing({ businesses, page, path, emptyPath }: BusinessListingProps) {
  const messages = useMessages(listingMessages);
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const busy = useDelayedFlag(location?.pathname === pathname);
  if (busy) {
    return (
      <div className="grid three" aria-busy="true">
        <Loading />
        <CardSkeletons count={SKELETONS} />
      </div>
    );
  }
  if (!businesses.items.length) return <Nothing beyond={businesses.total > 0} path={path} emptyPath={emptyPath} />;
  return (
    <>
      {businesses.reduced && <Notice>{messages.reduced}</Notice>}
      <div className="grid three">
        {businesses.items.map((business, index) => (
          <BusinessCard key={business.id} business={business} eager={index < FIRST_ROW} />
        ))}
      </div>
      <Pagination page={page} totalPages={businesses.totalPages} addressOf={(to) => pageAddress(path, to)} />
    </>
  );
}

/** Shown if there is no business yet, or the page is after the last one (ROUTE-20). */
function Nothing({ beyond, path, emptyPath }: { beyond: boolean; path: string; emptyPath: string }) {
  const messages = useMessages(listingMessages);
  if (!beyond) return <NoBusinesses path={emptyPath} />;
  return <BeyondLastPage title={messages.emptyPage} firstPage={path} />;
}

/** PUB-CAT-08, PUB-CITY-05: the empty state with a link. */
export function NoBusinesses({ path }: { path: string }) {
  const messages = useMessages(listingMessages);
  return (
    <EmptyState text={messages.empty}>
      <Link className="button" to={path}>
        {messages.allBusinesses}
      </Link>
    </EmptyState>
  );
}
