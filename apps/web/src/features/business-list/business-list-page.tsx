import { useEffect } from 'react';
import { useLoaderData, useNavigation } from '../../lib/router/router-context.js';
import { PageBanner } from '../../components/page-banner.js';
import { ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSite } from '../../lib/site.js';
import { useDelayedFlag } from '../../lib/use-delayed-flag.js';
import { rememberSearch } from '../suggestions/past-searches.js';
import type { BusinessListData } from './api/load-business-list.js';
import { businessListHead, listTitle, listTrail } from './business-list-seo.js';
import { businessListMessages } from './business-list.messages.js';
import { FilterForm } from './components/filter-form.js';
import { ListResults } from './components/list-results.js';
import { offered } from './facets.js';
import { useListQuery } from './use-list-query.js';

const NOTHING = { categories: [], services: [], certificates: [] };

/** /firma. The loader has handled redirects, 404 and 503 with their status. */
export function BusinessListPage() {
  const listed = useLoaderData<BusinessListData>();
  const site = useSite();
  const messages = useMessages(businessListMessages);
  const { location } = useNavigation();
  const busy = useDelayedFlag(location?.pathname === paths.businesses);
  const { shown, refine } = useListQuery(listed.query);
  const { q } = listed.query;
  useEffect(() => {
    if (q) rememberSearch(q);
  }, [q]);
  return (
    <>
      <PageHead head={businessListHead(listed, site)} />
      <PageBanner trail={listTrail(listed, site)} title={listTitle(listed, site)} />
      <div className="wrap page-end">
        <div className="with-side">
          <FilterForm
            query={shown}
            refine={refine}
            offered={listed.state === 'loaded' ? offered(listed.list, shown) : NOTHING}
            list={listed.state === 'loaded' ? listed.list : null}
            counted={listed.state === 'loaded' && !listed.list.reduced}
          />
          <section aria-label={messages.results} aria-busy={busy || undefined}>
            {listed.state === 'failed' ? (
              <ErrorState title={messages.failed} traceId={listed.traceId} />
            ) : (
              <ListResults query={listed.query} list={listed.list} busy={busy} shown={shown} refine={refine} />
            )}
          </section>
        </div>
      </div>
    </>
  );
}

export { BusinessListPage as Component };
export { loadBusinessList as loader } from './api/load-business-list.js';
