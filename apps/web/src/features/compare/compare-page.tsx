import { lazy, useState } from 'react';
import { Link, Redirect } from '../../lib/router/link.js';
import { useLoaderData } from '../../lib/router/router-context.js';
import { Notice } from '../../components/notice.js';
import { AfterHydration } from '../../components/after-hydration.js';
import { PageBanner } from '../../components/page-banner.js';
import { EmptyState, ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { comparePath, useCompared } from '../../lib/later/compared.js';
import { useMessages } from '../../lib/messages.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { unlisted } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import type { ComparedBusiness, ComparisonData } from './api/load-comparison.js';
import { comparisonMessages } from './compare.messages.js';
import { ComparisonTable } from './components/comparison-table.js';

const ShareButton = lazy(async () => ({ default: (await import('../../components/share-button.js')).ShareButton }));

/** /karsilastir?firma=…: up to four businesses side by side, for anybody with the address. */
export function ComparePage() {
  const messages = useMessages(comparisonMessages);
  const compared = useLoaderData<ComparisonData>();
  const names = compared.state === 'loaded' ? compared.businesses.map(({ name }) => name).join(', ') : '';
  const title = names ? `${messages.title}: ${names}` : messages.title;
  return (
    <>
      <PageHead head={unlisted(title, messages.lead)} />
      <PageBanner trail={[{ name: messages.title }]} title={messages.title} lead={messages.lead} />
      <div className="wrap page-end">
        {compared.state === 'failed' ? (
          <ErrorState title={messages.failed} traceId={compared.traceId} />
        ) : (
          <Comparison businesses={compared.businesses} missing={compared.missing} />
        )}
      </div>
    </>
  );
}

function Comparison({ businesses, missing }: { businesses: ComparedBusiness[]; missing: number }) {
  const messages = useMessages(comparisonMessages);
  const hydrated = useHydrated();
  const [marked, setMarked] = useState(false);
  const chosen = useCompared();
  // An address without businesses means those that are chosen in this browser.
  if (businesses.length + missing === 0 && chosen.length > 0)
    return <Redirect to={comparePath(chosen.map(({ slug }) => slug))} />;
  return (
    <>
      {missing > 0 && <Notice>{messages.missing(missing)}</Notice>}
      {businesses.length === 0 ? (
        <EmptyState title={messages.emptyTitle} text={messages.emptyText}>
          <Link className="button" to={paths.businesses}>
            {messages.toBusinesses}
          </Link>
        </EmptyState>
      ) : (
        <>
          <div className="toolbar compare-tools">
            <label className="check">
              <input
                type="checkbox"
                checked={marked}
                disabled={!hydrated}
                onChange={(event) => setMarked(event.target.checked)}
              />
              <span>{messages.differences}</span>
            </label>
            <div className="actions">
              <button
                className="button outline small"
                type="button"
                disabled={!hydrated}
                onClick={() => window.print()}
              >
                {messages.print}
              </button>
              <AfterHydration meanwhile={<span className="favourite" />}>
                <ShareButton
                  path={comparePath(businesses.map(({ slug }) => slug))}
                  title={messages.title}
                  label={messages.share}
                />
              </AfterHydration>
            </div>
          </div>
          <ComparisonTable businesses={businesses} marked={marked} />
        </>
      )}
    </>
  );
}

export { ComparePage as Component };
export { loadComparison as loader } from './api/load-comparison.js';
