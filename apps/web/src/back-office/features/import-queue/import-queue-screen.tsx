import { formatNumber } from '@tedarik/turkish';
import { Card, Skeleton } from 'antd';
import { useMessages } from '../../../lib/messages.js';
import type { Failure } from '../../api/failure.js';
import { ScreenHead } from '../../components/screen-head.js';
import { FailureAlert } from '../../components/failure-alert.js';
import { type Queues, useImportQueues } from './api/import-queue-api.js';
import { FailuresTable } from './components/failures-table.js';
import { QueuesCard } from './components/queues-card.js';
import { ThroughputChart } from './components/throughput-chart.js';
import { WorkersCard } from './components/workers-card.js';
import { importQueueMessages } from './import-queue.messages.js';

/** /yonetici/kuyruk: the queues behind imports. */
export function Component() {
  const messages = useMessages(importQueueMessages);
  const { data, error, refetch } = useImportQueues();
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead} />
      {error ? (
        <QueueAway failure={error as Failure} onRetry={() => void refetch()} />
      ) : data ? (
        <QueueState queues={data} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
    </>
  );
}

/** Shown instead of the numbers, which may be out of date. */
function QueueAway({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const messages = useMessages(importQueueMessages);
  return (
    <FailureAlert
      error={failure}
      title={failure.kind === 'unavailable' ? messages.unreachable : messages.failedToLoad}
      retry={onRetry}
      known={{ 'queue-unavailable': messages.unreachableText }}
    />
  );
}

function QueueState({ queues: { queues, workers, throughput, failures } }: { queues: Queues }) {
  const messages = useMessages(importQueueMessages);
  const notNamed = queues.reduce((sum, { failed }) => sum + failed, 0) - failures.length;
  return (
    <div className="queue-state">
      <QueuesCard queues={queues} />
      <WorkersCard workers={workers} />
      <Card className="queue-wide" title={<h2>{messages.throughput}</h2>}>
        <ThroughputChart minutes={throughput} />
      </Card>
      <section className="queue-wide" aria-labelledby="queue-failures">
        <h2 id="queue-failures">{messages.failures}</h2>
        <FailuresTable failures={failures} />
        {notNamed > 0 && <p>{messages.more(formatNumber(notNamed))}</p>}
      </section>
    </div>
  );
}
