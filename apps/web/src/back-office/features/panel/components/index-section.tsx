import { formatNumber } from '@tedarik/turkish';
import { App, Button } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type IndexRow, type Parked, useStartRebuildMutation } from '../api/indices-api.js';
import { indicesMessages } from '../indices.messages.js';
import { ParkedMessages } from './parked-messages.js';
import { RebuildProgress } from './rebuild-progress.js';

interface IndexSectionProps {
  index: IndexRow;
  parked: readonly Parked[];
}

/** One index: its numbers, what it could not take, and its rebuild. */
export function IndexSection({ index: { index, documents, lag, rebuild }, parked }: IndexSectionProps) {
  const messages = useMessages(indicesMessages);
  const shared = useMessages(backOfficeMessages);
  const { modal } = App.useApp();
  const toasts = useToasts({ 'rebuild-running': messages['rebuild-running'] });
  const [start, { isLoading }] = useStartRebuildMutation();
  const words: Record<string, unknown> = messages;
  const name = (words[index] as string | undefined) ?? index;
  const parkedCount = parked.reduce((sum, { count }) => sum + count, 0);

  const ask = () =>
    modal.confirm({
      title: messages.rebuildTitle,
      content: messages.rebuildText(name),
      okText: messages.startIt,
      cancelText: shared.cancel,
      onOk: async () => {
        const { error } = await start(index);
        if (error) toasts.failed(messages.notStarted, error as Failure);
        else toasts.succeeded(messages.started);
      },
    });

  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <dl className="index-numbers">
        <div>
          <dt>{messages.documents}</dt>
          <dd>{typeof documents === 'number' ? formatNumber(documents) : messages.noIndex}</dd>
        </div>
        <div>
          <dt>{messages.lag}</dt>
          <dd>{formatNumber(lag)}</dd>
        </div>
        <div>
          <dt>{messages.parked}</dt>
          <dd className={parkedCount > 0 ? 'panel-some' : undefined}>{formatNumber(parkedCount)}</dd>
        </div>
      </dl>
      {parked.map((each) => (
        <ParkedMessages key={each.durable} parked={each} />
      ))}
      {rebuild ? (
        <RebuildProgress rebuild={rebuild} />
      ) : (
        <Button size="small" loading={isLoading} onClick={() => void ask()}>
          {messages.rebuild}
        </Button>
      )}
    </section>
  );
}
