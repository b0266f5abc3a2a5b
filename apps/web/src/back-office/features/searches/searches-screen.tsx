import { AppstoreAddOutlined, ExportOutlined, PlusCircleOutlined, TranslationOutlined } from '@ant-design/icons';
import { formatNumber, formatRating } from '@tedarik/turkish';
import { Tag } from 'antd';
import { searchPath } from '../../../config/paths.js';
import { ManagedSearches } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useBackOfficeSelector } from '../../api/store.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { useMoment } from '../../components/history/use-moment.js';
import { ListFilter } from '../../components/list/list-filter.js';
import { ListScreen } from '../../components/list/list-screen.js';
import type { ListColumn } from '../../components/list/managed-table.js';
import { RowAction } from '../../components/list/row-actions.js';
import { useListState } from '../../components/list/use-list-state.js';
import { newRecordPath } from '../../components/record-address.js';
import { type Search, useManagedSearchesQuery } from './api/searches-api.js';
import { searchMessages } from './searches.messages.js';

const FOUND = 'sonuc';
const NOTHING = 'yok';
const UNCLICKED = 'tiklanmayan';
const SORTS = ['times', 'found', 'last', 'clicks'] as const;

/** /yonetici/aramalar: what visitors search for, and what they do not find. */
export function Component() {
  const messages = useMessages(searchMessages);
  const shared = useMessages(backOfficeMessages);
  const moment = useMoment();
  const mayAddCategories = useBackOfficeSelector(({ session }) => session.me!.areas.includes('categories'));
  const state = useListState({ sort: 'times', sorts: SORTS, descending: true, filters: [FOUND] });
  const only = [NOTHING, UNCLICKED].find((value) => value === state.filters[FOUND]) ?? '';
  const requested = { list: state.list, nothingFound: only === NOTHING, neverClicked: only === UNCLICKED || null };
  const query = useManagedSearchesQuery(requested, { refetchOnMountOrArgChange: true });
  const columns: ListColumn<Search>[] = [
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
      render: ({ lastAt }) => <time dateTime={lastAt}>{moment(lastAt)}</time>,
    },
    {
      key: 'actions',
      title: shared.actions,
      width: 190,
      render: ({ text }) => (
        <div className="row-actions">
          <RowAction
            label={messages.inSynonyms}
            name={text}
            icon={<TranslationOutlined />}
            href={`${backOfficePaths.synonyms}?${new URLSearchParams({ ara: text }).toString()}`}
          />
          <RowAction
            label={messages.newSynonym}
            name={text}
            icon={<PlusCircleOutlined />}
            href={newRecordPath(backOfficePaths.synonyms, text)}
          />
          {mayAddCategories && (
            <RowAction
              label={messages.newCategory}
              name={text}
              icon={<AppstoreAddOutlined />}
              href={newRecordPath(backOfficePaths.categories, text)}
            />
          )}
          <RowAction label={messages.onTheSite} name={text} icon={<ExportOutlined />} href={searchPath(text)} />
        </div>
      ),
    },
  ];
  return (
    <ListScreen
      name="search"
      messages={messages}
      exported={{ operation: ManagedSearches, variables: requested }}
      filters={
        <ListFilter
          state={state}
          name={FOUND}
          label={messages.found}
          values={[NOTHING, UNCLICKED]}
          words={{ [NOTHING]: messages.nothingFound, [UNCLICKED]: messages.neverClicked }}
          all={messages.all}
        />
      }
      state={state}
      query={query}
      columns={columns}
      nameOf={({ text }) => text}
      empty={messages.none}
    />
  );
}
