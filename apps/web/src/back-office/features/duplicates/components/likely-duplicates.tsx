import { DiffOutlined, StopOutlined } from '@ant-design/icons';
import { formatNumber, formatShortMoment } from '@tedarik/turkish';
import { Button, Select, Tag } from 'antd';
import { ManagedDuplicates } from '../../../../lib/graphql/operations.js';
import { useMessages } from '../../../../lib/messages.js';
import { ExportMenu } from '../../../components/list/export-menu.js';
import { ListBar } from '../../../components/list/list-bar.js';
import { type ListColumn, ManagedTable } from '../../../components/list/managed-table.js';
import { actionsColumn } from '../../../components/list/actions-column.js';
import { RowAction } from '../../../components/list/row-actions.js';
import { SelectionBar } from '../../../components/list/selection-bar.js';
import { useListState } from '../../../components/list/use-list-state.js';
import { useSelection } from '../../../components/list/use-selection.js';
import { MatchReasons } from '../../../components/match-reasons.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useUndoable } from '../../../components/use-undoable.js';
import {
  type Duplicate,
  useDismissDuplicatesMutation,
  useDuplicates,
  useFindDuplicatesMutation,
  useRestoreDuplicatesMutation,
} from '../api/duplicates-api.js';
import { duplicateMessages } from '../duplicates.messages.js';
import { PairCell } from './pair-cell.js';

const PROBABILITY = 'olasilik';
const SURE = 'kesin';
/** From this probability on two records are almost certainly the same business. */
const NEARLY_CERTAIN = 0.99;
const SORTS = ['probability', 'found'] as const;

/** Pairs of records that may be the same business, to be merged or dismissed as different. */
export function LikelyDuplicates({ onCompare }: { onCompare: (ids: readonly string[]) => void }) {
  const messages = useMessages(duplicateMessages);
  const state = useListState({ sort: 'probability', sorts: SORTS, descending: true, filters: [PROBABILITY] });
  const onlySure = state.filters[PROBABILITY] === SURE;
  const requested = { list: state.list, minimum: onlySure ? NEARLY_CERTAIN : null };
  const query = useDuplicates(requested);
  const selection = useSelection(state.scope);
  const dismiss = useDismissal();
  const nameOf = ({ businesses }: Duplicate) => businesses.map(({ name }) => name).join(' / ');
  const search = query.data?.lastSearch;
  const onOne = (duplicate: Duplicate) => dismiss(new Map([[duplicate.id, nameOf(duplicate)]]));
  const columns: ListColumn<Duplicate>[] = [
    { key: 'pair', title: messages.pair, render: ({ businesses }) => <PairCell businesses={businesses} /> },
    {
      key: 'reasons',
      title: messages.reasons,
      width: 210,
      render: ({ reasons }) => <MatchReasons codes={reasons} />,
    },
    {
      key: 'probability',
      title: messages.probability,
      isSortable: true,
      width: 150,
      render: ({ probability }) =>
        probability >= NEARLY_CERTAIN ? (
          <Tag color="success">{messages.sure}</Tag>
        ) : (
          `%${formatNumber(Math.floor(probability * 100))}`
        ),
    },
    actionsColumn(110, (duplicate) => (
      <>
        <RowAction
          label={messages.compare}
          icon={<DiffOutlined aria-hidden />}
          onClick={() => onCompare(duplicate.businesses.map(({ id }) => id))}
        />
        <RowAction
          label={messages.different}
          icon={<StopOutlined aria-hidden />}
          onClick={() => void onOne(duplicate)}
        />
      </>
    )),
  ];
  return (
    <>
      <LastSearch search={query.data && (search ?? null)} />
      <ListBar state={state} placeholder={messages.searchIn} total={query.data?.total}>
        <Select
          aria-label={messages.probability}
          className="list-filter"
          value={onlySure ? SURE : ''}
          onChange={(value) => state.filter(PROBABILITY, value)}
          options={[
            { value: '', label: messages.allProbabilities },
            { value: SURE, label: messages.onlySure },
          ]}
        />
        <ExportMenu operation={ManagedDuplicates} variables={requested} />
      </ListBar>
      <SelectionBar selection={selection}>
        <Button
          icon={<StopOutlined aria-hidden />}
          onClick={() => void dismiss(selection.chosen).then((done) => selection.drop([...done]))}
        >
          {messages.dismissSelected(selection.chosen.size)}
        </Button>
      </SelectionBar>
      <ManagedTable
        state={state}
        query={query}
        columns={columns}
        nameOf={nameOf}
        selection={selection}
        failureTitle={messages.failedToLoad}
        empty={<p>{messages[search?.endedAt ? 'none' : search ? 'notYet' : 'neverSearched']}</p>}
      />
    </>
  );
}

/** Dismisses pairs as different businesses; resolves with the ids that succeeded. It can be undone for ten seconds. */
function useDismissal(): (names: ReadonlyMap<string, string>) => Promise<Iterable<string>> {
  const messages = useMessages(duplicateMessages);
  const toasts = useToasts();
  const [dismiss] = useDismissDuplicatesMutation();
  const [restore] = useRestoreDuplicatesMutation();
  const tell = useUndoable(restore);
  return async (names) => {
    const { data, error } = await dismiss([...names.keys()]);
    if (!data) {
      toasts.failed(messages.notDismissed, error);
      return [];
    }
    const notDeleted = (which: string) => `${messages.notDismissed}: ${which}`;
    return tell(names, data, { deleted: messages.dismissed, notDeleted }).keys();
  };
}

interface LastSearchProps {
  /** Null before the first search; undefined while loading. */
  search: { startedAt: string; endedAt?: string | null; compared: number } | null | undefined;
}

/** The time of the last search for duplicates, and a button to start one. */
function LastSearch({ search }: LastSearchProps) {
  const messages = useMessages(duplicateMessages);
  const toasts = useToasts();
  const [find, { isLoading }] = useFindDuplicatesMutation();
  if (search === undefined) return null;
  const isRunning = search !== null && !search.endedAt;
  const told = search?.endedAt
    ? messages.searched(formatShortMoment(search.endedAt), formatNumber(search.compared))
    : messages[isRunning ? 'searching' : 'neverSearched'];
  return (
    <p className="last-search" role="status">
      {told}
      <Button
        size="small"
        loading={isLoading || isRunning}
        onClick={() => void find().then(({ error }) => error && toasts.failed(messages.failedToSearch, error))}
      >
        {messages.searchNow}
      </Button>
    </p>
  );
}
