import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icon.js';
import { Loading } from '../../../components/skeletons.js';
import { ErrorState } from '../../../components/state-panel.js';
import { signInPath } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { ownPagesMessages } from '../own-pages.messages.js';
import type { Own } from '../use-own.js';

interface OwnFrameProps<Answer> {
  own: Own<Answer> & { reload: () => void };
  /** Where somebody who signs in comes back to. */
  path: string;
  failure: string;
  children: (answer: Answer) => ReactNode;
}

/** What is only for who is signed in: until it is there, and in place of it. */
export function OwnFrame<Answer>({ own, path, failure, children }: OwnFrameProps<Answer>) {
  const messages = useMessages(ownPagesMessages);
  switch (own.state) {
    case 'loaded':
      return children(own.answer);
    case 'failed':
      return <ErrorState title={failure} traceId={own.traceId} onRetry={own.reload} />;
    case 'not-owner':
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
