import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.js';
import { SignInPanel } from '../../../components/sign-in-panel.js';
import { Loading, PanelSkeletons } from '../../../components/skeletons.js';
import { ErrorState } from '../../../components/state-panel.js';
import type { ClientQueryState } from '../../../lib/session/use-client-query.js';
import { useMessages } from '../../../lib/messages.js';
import { ownPagesMessages } from '../own-pages.messages.js';

interface OwnFrameProps<Data> {
  own: ClientQueryState<Data> & { reload: () => void };
  /** Path to return to after signing in. */
  path: string;
  failure: string;
  children: (data: Data) => ReactNode;
}

/** Content for signed-in visitors only, with its loading, error and sign-in states. */
export function OwnFrame<Data>({ own, path, failure, children }: OwnFrameProps<Data>) {
  const messages = useMessages(ownPagesMessages);
  switch (own.state) {
    case 'loaded':
      return children(own.data);
    case 'failed':
      return <ErrorState title={failure} traceId={own.traceId} onRetry={own.reload} />;
    case 'refused':
      return (
        <div className="notice" role="alert">
          <Icon name="info" />
          <p>
            <strong>{messages.notOwner}.</strong> {messages.notOwnerText}
          </p>
        </div>
      );
    case 'anonymous':
      return <SignInPanel text={messages.signInFirst} path={path} />;
    case 'loading':
      return (
        <div aria-busy="true">
          <Loading />
          <PanelSkeletons count={1} />
        </div>
      );
  }
}
