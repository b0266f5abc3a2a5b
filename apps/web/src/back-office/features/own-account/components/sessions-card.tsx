import { formatShortMoment } from '@tedarik/turkish';
import { Button } from 'antd';
import { useRef } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type OwnSession,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useOwnSessionsQuery,
} from '../api/own-account-api.js';
import { ownAccountMessages } from '../own-account.messages.js';
import { OwnCard } from './own-card.js';

/** The open sessions of the own account, each of which can be ended. */
export function SessionsCard() {
  const messages = useMessages(ownAccountMessages);
  const toasts = useToasts();
  const query = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const sessions = query.data?.sessions ?? [];
  const list = useRef<HTMLUListElement>(null);

  async function tell(ending: Promise<{ error?: unknown }>, done: string) {
    const { error: refused } = await ending;
    if (refused) return toasts.failed(messages.failedToEnd, refused);
    toasts.succeeded(done);
    // The button is removed, so keyboard focus moves to the list.
    list.current?.focus();
  }

  return (
    <OwnCard title={messages.sessions} failed={messages.sessionsFailed} query={query}>
      <p>{messages.sessionsText}</p>
      <ul className="own-sessions" ref={list} tabIndex={-1} aria-label={messages.sessions}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={() => void tell(endOne({ id: session.id }), messages.sessionEnded)}
          />
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) && (
        <Button danger onClick={() => void tell(endOthers({}), messages.othersEnded)}>
          {messages.endOthers}
        </Button>
      )}
    </OwnCard>
  );
}

function SessionItem({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const messages = useMessages(ownAccountMessages);
  const { isThis, begunAt, lastUsedAt, address, browser, system } = session;
  const device = [browser, system].filter(Boolean).join(', ') || messages.unknownBrowser;
  const facts = [messages.begun(formatShortMoment(begunAt)), messages.lastUsed(formatShortMoment(lastUsedAt))];
  if (address) facts.push(messages.address(address));
  return (
    <li>
      <div>
        <strong>{device}</strong> {isThis && <StatusTag tone="good">{messages.thisSession}</StatusTag>}
        <div className="own-session-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      </div>
      {!isThis && (
        <Button aria-label={messages.endSessionOf(device)} onClick={onEnd}>
          {messages.endSession}
        </Button>
      )}
    </li>
  );
}
