import { type ReactNode, useCallback, useState } from 'react';
import { Link } from '../../lib/router/link.js';
import { useParams } from '../../lib/router/router-context.js';
import { Notice } from '../../components/notice.js';
import { SignInPanel } from '../../components/sign-in-panel.js';
import { Loading } from '../../components/skeletons.js';
import { ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import type { RunQuery } from '../../lib/graphql/operation.js';
import { GetClaimOptions } from '../../lib/later/operations.js';
import { useClientQuery } from '../../lib/session/use-client-query.js';
import { useMessages } from '../../lib/messages.js';
import { AccountFrame } from '../account/components/account-frame.js';
import { SuccessPanel } from '../account/components/success-panel.js';
import { CodeClaim } from './components/code-claim.js';
import { CODE_WAYS, type ClaimedPage, type ClaimOptions } from './claim-options.js';
import { NoteClaim } from './components/note-claim.js';
import { ToOwnPage } from './components/to-own-page.js';
import { WaitingClaim } from './components/waiting-claim.js';
import { ownershipMessages } from './ownership.messages.js';
import { useDocuments } from './use-documents.js';

/** /isletmem/sahiplen/:slug: the HTML is the same for everybody; personal data is loaded after hydration. */
export function ClaimPage() {
  const messages = useMessages(ownershipMessages);
  return (
    <AccountFrame title={messages.claimTitle} heading={messages.claimTitle} lead={messages.claimLead}>
      <ClaimContent />
    </AccountFrame>
  );
}

function ClaimContent(): ReactNode {
  const messages = useMessages(ownershipMessages);
  const { slug = '' } = useParams();
  const request = useCallback(async (query: RunQuery) => (await query(GetClaimOptions, { slug })).claimOptions, [slug]);
  const answer = useClientQuery(request);
  const [isDone, setDone] = useState(false);
  if (answer.state === 'failed' || answer.state === 'refused')
    return <ErrorState title={messages.failedToLoad} traceId={answer.traceId} onRetry={answer.reload} />;
  if (answer.state === 'anonymous') return <SignInPanel text={messages.signInFirst} path={paths.claimPage(slug)} />;
  if (answer.state === 'loading') return <Loading />;
  const { page, isOwner } = answer.data;
  if (!page) return <NoSuchPage />;
  if (isDone || isOwner) {
    return (
      <SuccessPanel text={isDone ? messages.claimed : messages.alreadyOwner}>
        <ToOwnPage slug={page.slug} />
      </SuccessPanel>
    );
  }
  return <Ways options={answer.data} page={page} onDone={() => setDone(true)} />;
}

/** The ways to claim the page; a claim that was begun is continued. */
function Ways({ options, page, onDone }: { options: ClaimOptions; page: ClaimedPage; onDone: () => void }) {
  const messages = useMessages(ownershipMessages);
  const [running, setRunning] = useState(options.running ?? null);
  const documents = useDocuments(options.running?.documents ?? []);
  const withdrawn = () => {
    documents.forget();
    setRunning(null);
  };
  const ofPage = (
    <p>
      <Link to={paths.business(page.slug)}>
        <strong>{messages.ofPage(page.name)}</strong>
      </Link>
    </p>
  );
  if (running?.status === 'waiting') {
    return (
      <>
        {ofPage}
        <WaitingClaim claim={running} documents={documents} onWithdrawn={withdrawn} />
      </>
    );
  }
  return (
    <>
      {ofPage}
      {options.hasOwners && <Notice>{messages.hasOwners}</Notice>}
      {CODE_WAYS.map((way) => {
        const offered = options.ways.find((one) => one.way === way);
        return (
          offered && (
            <CodeClaim
              key={way}
              page={page}
              way={way}
              sentTo={offered.sentTo ?? ''}
              running={running?.way === way ? running : null}
              onStart={setRunning}
              onDone={onDone}
            />
          )
        );
      })}
      <NoteClaim page={page} documents={documents} onStart={setRunning} />
    </>
  );
}

function NoSuchPage() {
  const messages = useMessages(ownershipMessages);
  return (
    <div className="panel form">
      <p>{messages.noPage}</p>
      <Link className="button outline" to={paths.businesses}>
        {messages.allBusinesses}
      </Link>
    </div>
  );
}

export { ClaimPage as Component };
