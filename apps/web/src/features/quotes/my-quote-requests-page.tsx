import { formatDate } from '@tedarik/turkish';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Loading } from '../../components/skeletons.js';
import { EmptyState, ErrorState } from '../../components/state-panel.js';
import { paths, signInPath } from '../../config/paths.js';
import { ListMyQuoteRequests } from '../../lib/later/operations.js';
import type { ListMyQuoteRequestsQuery } from '../../lib/graphql/types.js';
import { useMessages } from '../../lib/messages.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { type Failed, failedBy, useServices } from '../../lib/services.js';
import { useSession } from '../../lib/store/session.slice.js';
import { buyingMessages } from './buying.messages.js';
import { QuoteStatus } from './components/quote-status.js';
import { quoteHead } from './quote-head.js';
import { useAmount } from './quote-texts.js';

type Page = ListMyQuoteRequestsQuery['myQuoteRequests'];
type Listed = Page['items'][number];

/** /taleplerim: what an account has requested. The same HTML for everybody; the list comes after hydration. */
export function MyQuoteRequestsPage() {
  const messages = useMessages(buyingMessages);
  const { state } = useSession();
  return (
    <div className="wrap quotes">
      <PageHead head={quoteHead(messages.list, messages.listLead)} />
      <header className="account-head">
        <div>
          <h1>{messages.list}</h1>
          <p className="muted">{messages.listLead}</p>
        </div>
        <Link className="button" to={paths.requestQuotes}>
          {messages.newRequest}
        </Link>
      </header>
      {state === 'unknown' && <Loading />}
      {state === 'anonymous' && (
        <div className="panel form">
          <p>{messages.privateText}</p>
          <Link className="button" to={signInPath(paths.quoteRequests)}>
            {messages.signIn}
          </Link>
        </div>
      )}
      {state === 'signed-in' && <List />}
    </div>
  );
}

function List() {
  const messages = useMessages(buyingMessages);
  const { items, total, failure, loadMore } = useMyQuoteRequests();
  if (failure) return <ErrorState title={messages.listFailed} traceId={failure.traceId} onRetry={loadMore} />;
  if (total === null) return <Loading />;
  if (total === 0) return <EmptyState title={messages.noRequests} text={messages.noRequestsText} />;
  return (
    <>
      <ul className="quote-list">
        {items.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
      {items.length < total && (
        <p className="further">
          <button className="button outline" type="button" onClick={loadMore}>
            {messages.more}
          </button>
        </p>
      )}
    </>
  );
}

function Row({ request }: { request: Listed }) {
  const messages = useMessages(buyingMessages);
  const amount = useAmount();
  const { id, what, status, createdAt, recipientCount, offerCount } = request;
  return (
    <li className="panel">
      <h2>
        <Link to={paths.quoteRequest(id)}>{what}</Link>
      </h2>
      <p className="muted">
        {amount(request)} · {formatDate(createdAt)} · {messages.counts(recipientCount, offerCount)}
      </p>
      <QuoteStatus status={status} />
    </li>
  );
}

function useMyQuoteRequests() {
  const { query } = useServices();
  const [pages, setPages] = useState<Page[]>([]);
  const [failure, setFailure] = useState<Failed | null>(null);
  const load = useCallback(
    (page: number) => {
      query(ListMyQuoteRequests, { page }).then(
        ({ myQuoteRequests }) => {
          setFailure(null);
          setPages((before) => (page === 1 ? [myQuoteRequests] : [...before, myQuoteRequests]));
        },
        (error: unknown) => setFailure(failedBy(error)),
      );
    },
    [query],
  );
  useEffect(() => load(1), [load]);
  const items = pages.flatMap((page) => page.items);
  return { items, total: pages.at(-1)?.total ?? null, failure, loadMore: () => load(pages.length + 1) };
}

export { MyQuoteRequestsPage as Component };
