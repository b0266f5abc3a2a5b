import { PlayCircleOutlined } from '@ant-design/icons';
import { useMessages } from '../../../../lib/messages.js';
import { RowAction } from '../../../components/list/row-actions.js';
import type { ListedRecord } from '../../../components/record/record-api.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useRunScheduledImportMutation } from '../api/scheduled-imports-api.js';
import { runMessages } from '../scheduled-imports.messages.js';

export function RunNow({ record: { id } }: { record: ListedRecord }) {
  const messages = useMessages(runMessages);
  const toasts = useToasts();
  const [run, { isLoading }] = useRunScheduledImportMutation();

  async function start() {
    toasts.settled(await run(id), messages.started, messages.notStarted);
  }
  return (
    <RowAction
      label={messages.run}
      icon={<PlayCircleOutlined aria-hidden />}
      disabled={isLoading}
      onClick={() => void start()}
    />
  );
}
