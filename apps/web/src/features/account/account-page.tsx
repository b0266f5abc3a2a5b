import { formatNumber } from '@tedarik/turkish';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from '../../lib/router/link.js';
import { Icon } from '../../components/icon.js';
import { SignInPanel } from '../../components/sign-in-panel.js';
import { Loading, PanelSkeletons } from '../../components/skeletons.js';
import { ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { useMessages } from '../../lib/messages.js';
import { personal } from '../../lib/seo/head.js';
import { PageHead } from '../../lib/seo/page-head.js';
import { useSession } from '../../lib/store/session.slice.js';
import { useFavourites } from '../../lib/store/use-favourites.js';
import { accountMessages } from './account.messages.js';
import { MY_DATA_PATH } from './api/session-endpoints.js';
import { EraseAccountPanel } from './components/erase-account-panel.js';
import { NamePanel } from './components/name-panel.js';
import { PasswordPanel } from './components/password-panel.js';
import { type MyAccount, useMe } from './use-me.js';

/** Loaded once the visitor is known to be signed in. */
const MyReviews = lazy(async () => ({ default: (await import('../reviews/my-reviews.js')).MyReviews }));

/** /hesabim: the HTML is the same for everybody; personal data is loaded after hydration. */
export function AccountPage() {
  const messages = useMessages(accountMessages);
  const { state } = useSession();
  return (
    <div className="wrap account">
      <PageHead head={personal(messages.account, messages.accountLead)} />
      <header className="account-head">
        <div>
          <h1>{messages.account}</h1>
          <p className="muted">{messages.accountLead}</p>
        </div>
        {state !== 'anonymous' && (
          <Link className="button outline" to={paths.signOut}>
            {messages.signOut}
          </Link>
        )}
      </header>
      <AccountContent />
    </div>
  );
}

function AccountContent(): ReactNode {
  const messages = useMessages(accountMessages);
  const answer = useMe();
  const session = useSession();
  if (answer.state === 'failed') {
    return <ErrorState title={messages.accountFailed} traceId={answer.traceId} onRetry={answer.retry} />;
  }
  if (answer.state === 'anonymous' || session.state === 'anonymous')
    return <SignInPanel text={messages.accountSignIn} path={paths.account} />;
  return answer.state === 'loaded' ? <Panels me={answer.me} /> : <AccountSkeleton />;
}

function Panels({ me }: { me: MyAccount }) {
  const messages = useMessages(accountMessages);
  const { ids } = useFavourites();
  return (
    <>
      <nav className="account-kept" aria-label={messages.kept}>
        <Link className="button outline" to={paths.favourites}>
          <Icon name="heart" />
          {messages.favourites(formatNumber(ids?.length ?? 0))}
        </Link>
        <Link className="button outline" to={paths.savedSearches}>
          <Icon name="search" />
          {messages.savedSearches}
        </Link>
        <Link className="button outline" to={paths.ownPages}>
          <Icon name="shop" />
          {messages.ownPages}
        </Link>
      </nav>
      <NamePanel me={me} />
      <PasswordPanel email={me.email} />
      <div className="panel">
        <Suspense fallback={<Loading />}>
          <MyReviews />
        </Suspense>
      </div>
      <section className="panel" aria-labelledby="my-quotes">
        <h2 id="my-quotes">{messages.myQuotes}</h2>
        <p>{messages.myQuotesLead}</p>
        <Link className="button outline" to={paths.quoteRequests}>
          {messages.showQuotes}
        </Link>
      </section>
      <section className="panel" aria-labelledby="my-data">
        <h2 id="my-data">{messages.myData}</h2>
        <p>{messages.myDataLead}</p>
        <a className="button outline" href={MY_DATA_PATH} download>
          {messages.download}
        </a>
      </section>
      <EraseAccountPanel />
    </>
  );
}

function AccountSkeleton() {
  return (
    <div aria-busy="true">
      <Loading />
      <PanelSkeletons count={3} />
    </div>
  );
}

export { AccountPage as Component };
