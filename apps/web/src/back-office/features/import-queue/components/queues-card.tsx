import { formatNumber } from '@tedarik/turkish';
import { Card } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { textFor } from '../../../components/text-for.js';
import type { Queue } from '../api/import-queue-api.js';
import { importQueueMessages } from '../import-queue.messages.js';

const COUNTS = ['waiting', 'active', 'delayed', 'failed'] as const;

/** The number of jobs in each queue by state. */
export function QueuesCard({ queues }: { queues: readonly Queue[] }) {
  const messages = useMessages(importQueueMessages);
  return (
    <Card title={<h2>{messages.queues}</h2>}>
      <table className="queue-numbers">
        <thead>
          <tr>
            <th scope="col">{messages.queue}</th>
            {COUNTS.map((count) => (
              <th key={count} scope="col" className="number">
                {messages[count]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name}>
              <th scope="row">{textFor(messages, queue.name)}</th>
              {COUNTS.map((count) => (
                <td
                  key={count}
                  data-label={messages[count]}
                  className={count === 'failed' && queue.failed > 0 ? 'number some-failed' : 'number'}
                >
                  {formatNumber(queue[count])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
