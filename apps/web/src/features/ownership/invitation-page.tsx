import { type ReactNode, useCallback, useState } from 'react';
import { Link } from '../../lib/router/link.js';
import { FormFailure } from '../../components/form/form-failure.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { Notice } from '../../components/notice.js';
import { SignInLink } from '../../components/sign-in-panel.js';
import { Loading } from '../../components/skeletons.js';
import { ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { useCommandId } from '../../lib/forms/use-command-id.js';
import { useForm } from '../../lib/forms/use-form.js';
import type { RunQuery } from '../../lib/graphql/operation.js';
import { AcceptInvitation, GetPageInvitation } from '../../lib/later/operations.js';
import { useClientQuery } from '../../lib/session/use-client-query.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { useSession } from '../../lib/store/session.slice.js';
import { AccountFrame } from '../account/components/account-frame.js';
import { SuccessPanel } from '../account/components/success-panel.js';
import { useLinkToken } from '../account/use-link-token.js';
import { ToOwnPage } from './components/to-own-page.js';
import { invitationMessages } from './invitation.messages.js';
import { ownershipMessages } from './ownership.messages.js';
import { useRefusalText } from './use-ownership-text.js';

/** /isletmem/davet: accepting needs a click on a button, because mail scanners open every link. */
export function InvitationPage() {
  const messages = useMessages(invitationMessages);
  const token = useLinkToken();
  return (
    <AccountFrame title={messages.title} heading={messages.title} lead={messages.lead}>
      {token === undefined && <Loading />}
      {token === null && <Gone />}
      {token && <Invited token={token} />}
    </AccountFrame>
  );
}

function Invited({ token }: { token: string }): ReactNode {
  const messages = useMessages(invitationMessages);
  const ownership = useMessages(ownershipMessages);
  const request = useCallback(
    async (query: RunQuery) => (await query(GetPageInvitation, { token })).pageInvitation ?? null,
    [token],
  );
  const answer = useClientQuery(request, { forEverybody: true });
  const { state } = useSession();
  const [slug, setSlug] = useState<string | null>(null);
  if (slug !== null) {
    return (
      <SuccessPanel text={messages.accepted}>
        <ToOwnPage slug={slug} />
      </SuccessPanel>
    );
  }
  if (answer.state === 'failed' || answer.state === 'refused')
    return <ErrorState title={ownership.failedToLoad} traceId={answer.traceId} onRetry={answer.reload} />;
  if (answer.state !== 'loaded') return <Loading />;
  if (!answer.data) return <Gone />;
  const { name, handsOver } = answer.data;
  return (
    <div className="panel form">
      <p>
        <strong>{messages.invitedTo(name)}</strong>
      </p>
      {handsOver && <p>{messages.handedOver}</p>}
      {state === 'anonymous' ? (
        <>
          <p>{messages.acceptSignIn}</p>
          <SignInLink path={`${paths.pageInvitation}?jeton=${token}`} />
        </>
      ) : (
        <Accept token={token} onAccepted={setSlug} />
      )}
    </div>
  );
}

function Accept({ token, onAccepted }: { token: string; onAccepted: (slug: string) => void }) {
  const messages = useMessages(invitationMessages);
  const { query } = useServices();
  const refusalText = useRefusalText();
  const commandIdOf = useCommandId();
  const form = useForm<never>({
    async send() {
      onAccepted((await query(AcceptInvitation, { token, commandId: commandIdOf({ token }) })).acceptInvitation);
    },
  });
  return (
    <form className="form" {...form.props} aria-label={messages.accept}>
      <FormFailure failure={form.failure} text={refusalText(form.failure)} />
      <SubmitButton className="button wide" sending={form.sending}>
        {messages.accept}
      </SubmitButton>
    </form>
  );
}

function Gone() {
  const messages = useMessages(invitationMessages);
  const ownership = useMessages(ownershipMessages);
  return (
    <div className="panel form">
      <Notice>{ownership['invitation-expired']}</Notice>
      <p>{messages.askAgain}</p>
      <Link className="button wide" to={paths.ownPages}>
        {messages.ownPages}
      </Link>
    </div>
  );
}

export { InvitationPage as Component };
