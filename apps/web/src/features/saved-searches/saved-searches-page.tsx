import { Link } from '../../lib/router/link.js';
import { SignInPanel } from '../../components/sign-in-panel.js';
import { Loading } from '../../components/skeletons.js';
import { EmptyState, ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { personal } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { SavedSearchItem } from './components/saved-search-item.js';
import { savedSearchesMessages } from './saved-searches.messages.js';
import { useSavedSearches } from './use-saved-searches.js';

/** /hesabim/aramalarim: the HTML is the same for everybody; personal data is loaded after hydration. */
export function SavedSearchesPage() {
  const messages = useMessages(savedSearchesMessages);
  return (
    <div className="wrap account">
      <PageHead head={personal(messages.title, messages.lead)} />
      <header className="account-head">
        <div>
          <h1>{messages.title}</h1>
          <p className="muted">{messages.lead}</p>
        </div>
        <Link className="button outline" to={paths.account}>
          {messages.toAccount}
        </Link>
      </header>
      <Searches />
    </div>
  );
}

function Searches() {
  const messages = useMessages(savedSearchesMessages);
  const { state, traceId, searches, retry, put, drop } = useSavedSearches();
  switch (state) {
    case 'loading':
      return <Loading />;
    case 'failed':
    case 'refused':
      return <ErrorState title={messages.failed} traceId={traceId} onRetry={retry} />;
    case 'anonymous':
      return <SignInPanel text={messages.signInFirst} path={paths.savedSearches} />;
    case 'loaded':
      return searches.length > 0 ? (
        searches.map((search) => (
          <SavedSearchItem key={search.id} search={search} onChanged={put} onRemoved={() => drop(search.id)} />
        ))
      ) : (
        <EmptyState title={messages.emptyTitle} text={messages.emptyText}>
          <Link className="button" to={paths.businesses}>
            {messages.toBusinesses}
          </Link>
        </EmptyState>
      );
  }
}

export { SavedSearchesPage as Component };
