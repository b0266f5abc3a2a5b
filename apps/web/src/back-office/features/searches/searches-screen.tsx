import { ExportOutlined, TranslationOutlined } from '@ant-design/icons';
import { formatNumber } from '@tedarik/turkish';
import { Select, Tag } from 'antd';
import { searchPath } from '../../../config/paths.js';
import { ManagedSearches } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { useMoment } from '../../components/history/use-moment.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { ListBar } from '../../components/list/list-bar.js';
import { type Column, ManagedTable } from '../../components/list/managed-table.js';
import { RowAction } from '../../components/list/row-actions.js';
import { useListState } from '../../components/list/use-list-state.js';
import { PageHead } from '../../components/page-head.js';
import { type Search, useManagedSearchesQuery } from './api/searches-api.js';
import { searchMessages } from './searches.messages.js';

const FOUND = 'sonuc';
const NOTHING = 'yok';
const SORTS = ['times', 'found', 'last'] as const;

/** /yonetici/aramalar: what visitors search for, and what they do not find. */
export function Component() {
  const messages = useMessages(searchMessages);
  const shared = useMessages(backOfficeMessages);
  const moment = useMoment();
  const state = useListState({ sort: 'times', sorts: SORTS, descending: true, filters: [FOUND] });
  const nothingFound = state.filters[FOUND] === NOTHING;
  const requested = { list: state.list, nothingFound };
  const query = useManagedSearchesQuery(requested, { refetchOnMountOrArgChange: true });
  const columns: Column<Search>[] = [
    { key: 'text', title: messages.text, render: ({ text }) => text },
    {
      key: 'times',
      title: messages.times,
      isSortable: true,
      isNumber: true,
      width: 100,
      render: ({ times }) => formatNumber(times),
    },
    {
      key: 'found',
      title: messages.found,
      isSortable: true,
      isNumber: true,
      width: 130,
      render: ({ found }) => (found === 0 ? <Tag>{messages.nothing}</Tag> : formatNumber(found)),
    },
    {
      key: 'last',
      title: messages.last,
      isSortable: true,
      isDate: true,
      width: 180,
      render: ({ lastAt }) => <time dateTime={lastAt}>{moment(lastAt)}</time>,
    },
    {
      key: 'actions',
      title: shared.actions,
      width: 110,
      render: ({ text }) => (
        <div className="row-actions">
          <RowAction
            label={messages.inSynonyms}
            name={text}
            icon={<TranslationOutlined />}
            href={`${backOfficePaths.synonyms}?${new URLSearchParams({ ara: text }).toString()}`}
          />
          <RowAction label={messages.onTheSite} name={text} icon={<ExportOutlined />} href={searchPath(text)} />
        </div>
      ),
    },
  ];
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedSearches} variables={requested} />
      </PageHead>
      <ListBar state={state} placeholder={messages.searchIn} total={query.data?.total}>
        <Select
          aria-label={messages.found}
          className="list-filter"
          value={nothingFound ? NOTHING : ''}
          onChange={(value) => state.filter(FOUND, value)}
          options={[
            { value: '', label: messages.all },
            { value: NOTHING, label: messages.nothingFound },
          ]}
        />
      </ListBar>
      <ManagedTable
        state={state}
        query={query}
        columns={columns}
        nameOf={({ text }) => text}
        failureTitle={messages.failedToLoad}
        empty={messages.none}
      />
    </>
  );
}
