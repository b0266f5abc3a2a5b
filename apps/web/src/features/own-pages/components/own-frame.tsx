import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icon.js';
import { Loading } from '../../../components/skeletons.js';
import { ErrorState } from '../../../components/state-panel.js';
import { signInPath } from '../../../config/paths.js';
import type { Answered } from '../../../lib/session/use-answer.js';
import { useMessages } from '../../../lib/messages.js';
import { ownPagesMessages } from '../own-pages.messages.js';

interface OwnFrameProps<Data> {
  own: Answered<Data> & { reload: () => void };
  /** Where somebody who signs in comes back to. */
  path: string;
  failure: string;
  children: (data: Data) => ReactNode;
}

/** What is only for who is signed in: until it is there, and in place of it. */
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
      return (
        <div className="panel form">
          <p className="notice">
            <Icon name="info" />
            {messages.signInFirst}
          </p>
          <Link className="button" to={signInPath(path)}>
            {messages.signIn}
          </Link>
        </div>
      );
    case 'loading':
      return (
        <div aria-busy="true">
          <Loading />
          <div className="panel form" aria-hidden="true">
            <div className="bone title" />
            <div className="bone w85" />
            <div className="bone w40" />
          </div>
        </div>
      );
  }
}
