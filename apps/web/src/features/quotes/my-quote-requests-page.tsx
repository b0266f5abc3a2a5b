import { formatDate } from '@tedarik/turkish';
import { Link } from '../../lib/router/link.js';
import { Loading } from '../../components/skeletons.js';
import { MoreButton } from '../../components/more-button.js';
import { EmptyState, ErrorState } from '../../components/state-panel.js';
import { SignInPanel } from '../../components/sign-in-panel.js';
import { paths } from '../../config/paths.js';
import { ListMyQuoteRequests } from '../../lib/later/operations.js';
import type { ListMyQuoteRequestsQuery } from '../../lib/graphql/types.js';
import type { RunQuery } from '../../lib/graphql/operation.js';
import { useMessages } from '../../lib/messages.js';
import { personal } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSession } from '../../lib/store/session.slice.js';
import { usePagesOf } from '../../lib/use-pages-of.js';
import { buyingMessages } from './buying.messages.js';
import { QuoteStatus } from './components/quote-status.js';
import { useAmount } from './quote-texts.js';

type Listed = ListMyQuoteRequestsQuery['myQuoteRequests']['items'][number];

/** /taleplerim: the requests of the account. The HTML is the same for everybody; the list is loaded after hydration. */
export function MyQuoteRequestsPage() {
  const messages = useMessages(buyingMessages);
  const { state } = useSession();
  return (
    <div className="wrap quotes">
      <PageHead head={personal(messages.list, messages.listLead)} />
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
      {state === 'anonymous' && <SignInPanel text={messages.listSignIn} path={paths.quoteRequests} />}
      {state === 'signed-in' && <List />}
    </div>
  );
}

function List() {
  const messages = useMessages(buyingMessages);
  const { items, last, failure, isLoading, hasMore, loadMore } = usePagesOf(readPage);
  if (last?.total === 0) return <EmptyState title={messages.noRequests} text={messages.noRequestsText} />;
  return (
    <>
      {!last && !failure && <Loading />}
      <ul className="quote-list">
        {items.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
      {failure && <ErrorState title={messages.listFailed} traceId={failure.traceId} onRetry={loadMore} />}
      {hasMore && !failure && items.length < (last?.total ?? 0) && (
        <p className="further">
          <MoreButton isLoading={isLoading} onClick={loadMore}>
            {messages.more}
          </MoreButton>
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

/** The number of pages is unknown, so there is assumed to be another page until one is empty. */
async function readPage(query: RunQuery, page: number) {
  const { myQuoteRequests } = await query(ListMyQuoteRequests, { page });
  return { ...myQuoteRequests, page, totalPages: myQuoteRequests.items.length > 0 ? page + 1 : page };
}

export { MyQuoteRequestsPage as Component };
