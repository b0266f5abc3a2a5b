import { UndoOutlined } from '@ant-design/icons';
import { formatShortMoment } from '@tedarik/turkish';
import { Tag } from 'antd';
import { ManagedMerges } from '../../../../lib/graphql/operations.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ExportMenu } from '../../../components/list/export-menu.js';
import { ListBar } from '../../../components/list/list-bar.js';
import { type ListColumn, ManagedTable } from '../../../components/list/managed-table.js';
import { actionsColumn } from '../../../components/list/actions-column.js';
import { RowAction } from '../../../components/list/row-actions.js';
import { useListState } from '../../../components/list/use-list-state.js';
import { type Merge, useManagedMergesQuery } from '../api/duplicates-api.js';
import { duplicateMessages } from '../duplicates.messages.js';
import { useUndo } from '../use-merge.js';

/** Merges of the last 30 days, which can be undone. */
export function Merges() {
  const messages = useMessages(duplicateMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'at', sorts: ['at'], descending: true });
  const requested = { list: state.list };
  const query = useManagedMergesQuery(requested, { refetchOnMountOrArgChange: true });
  const undo = useUndo();
  const nameOf = ({ keptName, mergedName }: Merge) => `${keptName} / ${mergedName}`;
  const columns: ListColumn<Merge>[] = [
    { key: 'kept', title: messages.kept, render: ({ keptName }) => keptName },
    { key: 'merged', title: messages.merged, render: ({ mergedName }) => mergedName },
    {
      key: 'at',
      title: messages.when,
      isSortable: true,
      isDate: true,
      width: 180,
      render: ({ at }) => <time dateTime={at}>{formatShortMoment(at)}</time>,
    },
    { key: 'by', title: messages.by, width: 160, render: ({ by }) => by ?? shared.dash },
    {
      key: 'state',
      title: messages.state,
      width: 120,
      render: ({ undoneAt }) => <Tag>{undoneAt ? messages.isUndone : messages.isMerged}</Tag>,
    },
    actionsColumn(
      90,
      (merge) =>
        !merge.undoneAt && (
          <RowAction label={messages.undo} icon={<UndoOutlined aria-hidden />} onClick={() => void undo(merge.id)} />
        ),
    ),
  ];
  return (
    <>
      <ListBar state={state} placeholder={messages.searchIn} total={query.data?.total}>
        <ExportMenu operation={ManagedMerges} variables={requested} />
      </ListBar>
      <ManagedTable
        state={state}
        query={query}
        columns={columns}
        nameOf={nameOf}
        failureTitle={messages.failedToLoadMerges}
        empty={<p>{messages.noMerges}</p>}
      />
    </>
  );
}
