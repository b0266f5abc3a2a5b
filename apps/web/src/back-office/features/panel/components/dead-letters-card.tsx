import { Card, Tag } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { textFor } from '../../../components/text-for.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { useFocusOfRows } from '../../../components/list/use-focus-of-rows.js';
import { type DeadLetters, useDeadLettersQuery } from '../api/dead-letters-api.js';
import { panelMessages } from '../panel.messages.js';
import { deadLetterMessages } from '../dead-letters.messages.js';
import { DeadLettersMessages } from './dead-letter-list.js';

const LOOK_AGAIN_MS = 30_000;

/** For administrators: the dead letters of each service; if a service is unreachable, only its own are missing. */
export function DeadLettersCard() {
  const messages = useMessages(deadLetterMessages);
  const { data, error, isLoading, refetch } = useDeadLettersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MS,
  });
  const rows = useFocusOfRows();
  return (
    <Card title={<h2>{messages.title}</h2>} loading={isLoading}>
      {error ? (
        <FailureAlert error={error} retry={refetch} />
      ) : (
        <ul className="panel-list" {...rows}>
          {data?.services.map(({ id, isUp }) => (
            <OfService
              key={id}
              service={id}
              isUp={isUp}
              deadLetters={data.deadLetters.filter(({ service }) => service === id)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface OfServiceProps {
  service: string;
  isUp: boolean;
  deadLetters: readonly DeadLetters[];
}

function OfService({ service, isUp, deadLetters }: OfServiceProps) {
  const messages = useMessages(deadLetterMessages);
  const panel = useMessages(panelMessages);
  return (
    <li>
      <span>{textFor({ ...panel, ...messages }, service)}</span>
      {!isUp && <Tag className="part-down">{panel.down}</Tag>}
      {isUp && deadLetters.length === 0 && <span className="panel-unknown">{messages.none}</span>}
      {deadLetters.map((each) => (
        <DeadLettersMessages key={each.durable} deadLetters={each} />
      ))}
    </li>
  );
}
