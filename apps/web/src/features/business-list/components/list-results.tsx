import { ClearLink } from '../../../components/clear-link.js';
import { lazy, memo, Suspense } from 'react';
import { Link } from '../../../lib/router/link.js';
import { BeyondLastPage } from '../../../components/beyond-last-page.js';
import { BusinessCard } from '../../../components/business-card.js';
import { Notice } from '../../../components/notice.js';
import { AfterHydration } from '../../../components/after-hydration.js';
import { NearMe } from '../../../components/near-me.js';
import { Pagination } from '../../../components/pagination.js';
import { CardSkeletons, Loading } from '../../../components/skeletons.js';
import { EmptyState } from '../../../components/state-panel.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { totalText } from '../../../lib/page-number.js';
import type { BusinessList } from '../api/load-business-list.js';
import { businessListMessages } from '../business-list.messages.js';
import { report } from '../../../lib/report.js';
import { clearedAddress, filtersOf, listAddress, type ListQuery, PAGE_SIZE } from '../list-query.js';
import type { Refine } from '../use-list-query.js';
import { ActiveFilters } from './active-filters.js';
import { DidYouMean } from './did-you-mean.js';
import { MobileTools } from './mobile-tools.js';
import { NothingNear } from './nothing-near.js';
import { Radius } from './radius.js';

/** Loaded later, because without JavaScript there is no map. */
const ViewSwitch = lazy(async () => ({ default: (await import('./view-switch.js')).ViewSwitch }));
/** The map and its library, loaded when the map is opened. */
const MapPanel = lazy(async () => ({ default: (await import('./map-panel.js')).MapPanel }));

const SKELETONS = 6;
const FIRST_ROW = 3;

interface ListResultsProps {
  query: ListQuery;
  list: BusinessList;
  /** The current state of the filters, ahead of the loaded list. */
  shown: ListQuery;
  refine: Refine;
  /** True while the next list is loading: skeletons replace the cards. */
  busy: boolean;
}

/** PUB-LIST-08 to 12: the count (announced when it changes), the active filters, the cards, and the pagination. */
export function ListResults({ query, list, shown, refine, busy }: ListResultsProps) {
  const messages = useMessages(businessListMessages);
  const notNarrowed = query.certificates.length > 0 || query.rating !== null || query.openNow || query.area !== null;
  const total = totalText(list);
  return (
    <>
      <div className="toolbar">
        <p className="count" role="status">
          <strong className="num">{total}</strong> {messages.found}
        </p>
        <Radius query={shown} refine={refine} />
        <AfterHydration meanwhile={<div className="view-switch after-script" />}>
          <ViewSwitch onMap={shown.onMap} addressOf={(onMap) => listAddress({ ...shown, onMap })} />
        </AfterHydration>
        <NearMe isActive={shown.sort === 'nearest'} onChange={(near) => refine({ sort: near && 'nearest', near })} />
        <MobileTools query={shown} refine={refine} list={list} total={total} />
      </div>
      {list.didYouMean && <DidYouMean text={list.didYouMean} query={query} />}
      <ActiveFilters query={query} list={list} />
      {query.onMap && (
        <AfterHydration meanwhile={<div className="map-panel" />}>
          <MapPanel filters={filtersOf(query)} area={query.area} onArea={(area) => refine({ area })} />
        </AfterHydration>
      )}
      {list.reduced && <Notice>{notNarrowed ? messages.reducedFilters : messages.reduced}</Notice>}
      {busy ? (
        <div className="grid">
          <Loading />
          <CardSkeletons count={SKELETONS} />
        </div>
      ) : (
        // Hydrated in a task of its own.
        <Suspense>
          <Cards query={query} list={list} />
        </Suspense>
      )}
    </>
  );
}

/** Memoised, so that it is not rendered again during a navigation, which would delay it. */
const Cards = memo(function Cards({ query, list }: { query: ListQuery; list: BusinessList }) {
  const messages = useMessages(businessListMessages);
  if (!list.items.length) return <Nothing query={query} beyond={list.total > 0} />;
  return (
    <>
      {list.partly ? <h2 className="list-note">{messages.partly}</h2> : <h2 className="sr">{messages.listTitle}</h2>}
      <div className="grid">
        {list.items.map((business, index) => (
          <BusinessCard
            key={business.id}
            business={business}
            showLogo
            eager={index < FIRST_ROW}
            onChosen={query.q ? () => reportClick(query, index, business.id) : undefined}
          />
        ))}
      </div>
      <Pagination
        page={query.page}
        totalPages={list.totalPages}
        addressOf={(page) => listAddress({ ...query, page })}
      />
    </>
  );
});

/** Reports an opened search result: the text, its rank and the business. */
const reportClick = ({ q, page }: ListQuery, index: number, businessId: string) =>
  report(paths.searchClick, { text: q, rank: (page - 1) * PAGE_SIZE + index + 1, businessId });

/** A text without two letters or digits in a row, such as '🍕', never finds anything. */
const isTooShort = (q: string): boolean => q !== '' && !/[\p{L}\p{N}]{2}/u.test(q);

/** PUB-LIST-12, ROUTE-20: shown if nothing was found, or the page is after the last one. */
function Nothing({ query, beyond }: { query: ListQuery; beyond: boolean }) {
  const messages = useMessages(businessListMessages);
  if (beyond) return <BeyondLastPage title={messages.emptyPage} firstPage={listAddress({ ...query, page: 1 })} />;
  if (query.near?.withinKm) return <NothingNear query={query} near={query.near} km={query.near.withinKm} />;
  return (
    <EmptyState title={messages.empty} text={isTooShort(query.q) ? messages.tooShortText : messages.emptyText}>
      <ClearLink className="button" to={clearedAddress(query)}>
        {messages.clear}
      </ClearLink>
      <Link className="button outline" to={paths.categories}>
        {messages.seeCategories}
      </Link>
    </EmptyState>
  );
}
