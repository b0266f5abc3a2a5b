import { Alert, Button, Card } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useMoment } from '../../../components/history/use-moment.js';
import { StatusTag } from '../../../components/status-tag.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type OwnSession,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useOwnSessionsQuery,
} from '../api/own-account-api.js';
import { ownAccountMessages } from '../own-account.messages.js';

/** Where one is signed in, and the end of that. */
export function SessionsCard() {
  const messages = useMessages(ownAccountMessages);
  const { retry } = useMessages(backOfficeMessages);
  const failureText = useFailureText();
  const toasts = useToasts();
  const { data, error, isLoading, refetch } = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const sessions = data?.sessions ?? [];

  async function tell(ending: Promise<{ error?: unknown }>, done: string) {
    const { error: refused } = await ending;
    if (refused) toasts.failed(messages.failedToEnd, refused as Failure);
    else toasts.succeeded(done);
  }

  return (
    <Card title={<h2>{messages.sessions}</h2>} loading={isLoading}>
      {error && (
        <Alert
          type="error"
          showIcon
          title={messages.sessionsFailed}
          description={failureText(error as Failure)}
          action={<Button onClick={() => void refetch()}>{retry}</Button>}
        />
      )}
      <p>{messages.sessionsText}</p>
      <ul className="own-sessions">
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
    </Card>
  );
}

function SessionItem({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const messages = useMessages(ownAccountMessages);
  const moment = useMoment();
  const { isThis, begunAt, lastUsedAt, address, browser, system } = session;
  const device = [browser, system].filter(Boolean).join(', ') || messages.unknownBrowser;
  const facts = [messages.begun(moment(begunAt)), messages.lastUsed(moment(lastUsedAt))];
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
