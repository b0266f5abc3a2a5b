import { Card, Tag } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { textFor } from '../../../components/text-for.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { usePartsQuery } from '../api/panel-api.js';
import { panelMessages } from '../panel.messages.js';

const LOOK_AGAIN_MS = 30_000;

/** For administrators: which parts of the system are up. */
export function PartsCard() {
  const messages = useMessages(panelMessages);
  const { data, error, isLoading, refetch } = usePartsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MS,
  });
  return (
    <Card title={<h2>{messages.parts}</h2>} loading={isLoading}>
      {error ? (
        <FailureAlert error={error} retry={refetch} />
      ) : (
        <ul className="panel-list">
          {data?.map(({ id, isUp }) => (
            <li key={id}>
              <span>{textFor(messages, id)}</span>
              <Tag className={isUp ? 'part-up' : 'part-down'}>{isUp ? messages.up : messages.down}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
