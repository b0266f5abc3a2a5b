import { formatNumber, formatShortMoment } from '@tedarik/turkish';
import { Alert, Card } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { textFor } from '../../../components/text-for.js';
import type { Worker } from '../api/import-queue-api.js';
import { importQueueMessages } from '../import-queue.messages.js';

/** The workers that are running now. */
export function WorkersCard({ workers }: { workers: readonly Worker[] }) {
  const messages = useMessages(importQueueMessages);
  return (
    <Card title={<h2>{messages.workers}</h2>} extra={messages.workersAlive(formatNumber(workers.length))}>
      {workers.length === 0 ? (
        <Alert type="warning" showIcon title={messages.noWorkers} />
      ) : (
        <ul className="queue-workers">
          {workers.map(({ name, queues, since }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{queues.map((queue) => textFor(messages, queue)).join(', ')}</span>
              {since && <time dateTime={since}>{messages.since(formatShortMoment(since))}</time>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
