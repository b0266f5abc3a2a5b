import { AppstoreAddOutlined, ExportOutlined, PlusCircleOutlined, TranslationOutlined } from '@ant-design/icons';
import { formatNumber, formatRating, formatShortMoment } from '@tedarik/turkish';
import { Tag } from 'antd';
import { searchPath } from '../../../config/paths.js';
import { ManagedSearches } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useBackOfficeSelector } from '../../api/store.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { FilterSelect } from '../../components/list/filter-select.js';
import { ListBar } from '../../components/list/list-bar.js';
import { useListView } from '../../components/list/list-view.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction } from '../../components/list/row-actions.js';
import { useListState } from '../../components/list/use-list-state.js';
import { ScreenHead } from '../../components/screen-head.js';
import { newRecordPath } from '../../components/record-address.js';
import { type Search, useManagedSearchesQuery } from './api/searches-api.js';
import { searchMessages } from './searches.messages.js';

const FOUND = 'sonuc';
const NOTHING = 'yok';
const UNCLICKED = 'tiklanmayan';
const ONLY = [NOTHING, UNCLICKED] as const;
const SORTS = ['times', 'found', 'last', 'clicks'] as const;

/** /yonetici/aramalar: the searches of visitors, including those without results. */
export function Component() {
  const messages = useMessages(searchMessages);
  const shared = useMessages(backOfficeMessages);
  const mayAddCategories = useBackOfficeSelector(({ session }) => session.me!.areas.includes('categories'));
  const state = useListState({ sort: 'times', sorts: SORTS, descending: true, filters: [FOUND] });
  const only = ONLY.find((value) => value === state.filters[FOUND]);
  const requested = { list: state.list, nothingFound: only === NOTHING, neverClicked: only === UNCLICKED || null };
  const query = useManagedSearchesQuery(requested, { refetchOnMountOrArgChange: true });
  const columns: ListColumn<Search>[] = [
    { key: 'text', title: messages.text, render: ({ text }) => <span className="free-text">{text}</span> },
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
      key: 'clicks',
      title: messages.clicks,
      isSortable: true,
      isNumber: true,
      width: 120,
      render: ({ found, clicks }) =>
        found > 0 && !clicks ? <Tag>{messages.unclicked}</Tag> : formatNumber(clicks ?? 0),
    },
    {
      key: 'meanRank',
      title: messages.meanRank,
      isNumber: true,
      width: 110,
      render: ({ meanRank }) => (meanRank == null ? shared.dash : formatRating(meanRank)),
    },
    {
      key: 'last',
      title: messages.last,
      isSortable: true,
      isDate: true,
      width: 180,
      render: ({ lastAt }) => <time dateTime={lastAt}>{formatShortMoment(lastAt)}</time>,
    },
    actionsColumn(190, ({ text }) => (
      <>
        <RowAction
          label={messages.inSynonyms}
          icon={<TranslationOutlined aria-hidden />}
          href={`${backOfficePaths.synonyms}?${new URLSearchParams({ ara: text }).toString()}`}
        />
        <RowAction
          label={messages.newSynonym}
          icon={<PlusCircleOutlined aria-hidden />}
          href={newRecordPath(backOfficePaths.synonyms, text)}
        />
        {mayAddCategories && (
          <RowAction
            label={messages.newCategory}
            icon={<AppstoreAddOutlined aria-hidden />}
            href={newRecordPath(backOfficePaths.categories, text)}
          />
        )}
        <RowAction label={messages.onTheSite} icon={<ExportOutlined aria-hidden />} href={searchPath(text)} />
      </>
    )),
  ];
  const view = useListView('search', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedSearches} variables={requested} />
      </ScreenHead>
      <ListBar state={state} view={view} placeholder={messages.searchIn} total={query.data?.total}>
        <FilterSelect
          state={state}
          name={FOUND}
          label={messages.found}
          values={ONLY}
          texts={{ [NOTHING]: messages.nothingFound, [UNCLICKED]: messages.neverClicked }}
          all={messages.all}
        />
      </ListBar>
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={({ text }) => text}
        failureTitle={messages.failedToLoad}
        empty={messages.none}
      />
    </>
  );
}
