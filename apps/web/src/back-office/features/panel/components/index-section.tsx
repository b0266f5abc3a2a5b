import { formatNumber } from '@tedarik/turkish';
import { App, Button } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { textFor } from '../../../components/text-for.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type IndexRow, useStartRebuildMutation } from '../api/indices-api.js';
import { indicesMessages } from '../indices.messages.js';
import { RebuildProgress } from './rebuild-progress.js';

/** One search index: its numbers and its rebuild. */
export function IndexSection({ index: { index, documents, lag, rebuild } }: { index: IndexRow }) {
  const messages = useMessages(indicesMessages);
  const shared = useMessages(backOfficeMessages);
  const { modal } = App.useApp();
  const toasts = useToasts({ 'rebuild-running': messages['rebuild-running'] });
  const [start, { isLoading }] = useStartRebuildMutation();
  const name = textFor(messages, index);

  const send = () =>
    modal.confirm({
      title: messages.rebuildTitle,
      content: messages.rebuildText(name),
      okText: messages.startIt,
      cancelText: shared.cancel,
      onOk: async () => {
        toasts.settled(await start({ index }), messages.started, messages.notStarted);
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
      </dl>
      {rebuild ? (
        <RebuildProgress rebuild={rebuild} />
      ) : (
        <Button size="small" loading={isLoading} onClick={() => void send()}>
          {messages.rebuild}
        </Button>
      )}
    </section>
  );
}
