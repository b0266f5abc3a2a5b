import { formatNumber } from '@tedarik/turkish';
import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { useBackOfficeSelector } from '../../../api/store.js';
import { useManagedBusinessesQuery } from '../../businesses/api/businesses-api.js';
import { requestedFilter, TO_DO } from '../../businesses/components/business-filters.js';
import { useManagedSearchesQuery } from '../../searches/api/searches-api.js';
import { panelMessages } from '../panel.messages.js';

const COUNT_ONLY = { search: '', page: 1, pageSize: 1, sort: 'newest', descending: true };

const UNANSWERED = { list: { ...COUNT_ONLY, sort: 'times' }, nothingFound: true, neverClicked: null };

/** Pending tasks: businesses with missing data and searches without results; each number links to the list. */
export function ToDoCard() {
  const messages = useMessages(panelMessages);
  const mayMendSearches = useBackOfficeSelector(({ session }) => session.me!.areas.includes('synonyms'));
  const labels: Record<keyof typeof TO_DO, string> = {
    uncategorised: messages.uncategorised,
    withoutLocation: messages.withoutLocation,
    pending: messages.pendingBusinesses,
    certificateEnding: messages.certificateEnding,
  };
  return (
    <Card title={<h2>{messages.toDo}</h2>}>
      <ul className="panel-list">
        {(Object.keys(labels) as (keyof typeof TO_DO)[]).map((key) => (
          <BusinessesEntry key={key} label={labels[key]} filters={TO_DO[key]} />
        ))}
        {mayMendSearches && <SearchesEntry />}
      </ul>
    </Card>
  );
}

function BusinessesEntry({ label, filters }: { label: string; filters: (typeof TO_DO)[keyof typeof TO_DO] }) {
  const { data, error } = useManagedBusinessesQuery({ list: COUNT_ONLY, filter: requestedFilter(filters) });
  const path = `${backOfficePaths.businesses}?${new URLSearchParams(filters).toString()}`;
  return <Entry label={label} path={path} counted={data} failed={error !== undefined} />;
}

function SearchesEntry() {
  const { searchesWithoutResult } = useMessages(panelMessages);
  const { data, error } = useManagedSearchesQuery(UNANSWERED);
  return (
    <Entry
      label={searchesWithoutResult}
      path={backOfficePaths.searchesWithoutResult}
      counted={data}
      failed={error !== undefined}
    />
  );
}

interface EntryProps {
  label: string;
  path: string;
  counted: { total: number; totalIsLowerBound?: boolean } | undefined;
  failed: boolean;
}

function Entry({ label, path, counted, failed }: EntryProps) {
  const { unknown } = useMessages(panelMessages);
  return (
    <li>
      <Link to={path}>{label}</Link>
      {counted && (
        <strong className={counted.total > 0 ? 'panel-some' : undefined}>
          {formatNumber(counted.total)}
          {counted.totalIsLowerBound && '+'}
        </strong>
      )}
      {!counted && failed && <span className="panel-unknown">{unknown}</span>}
    </li>
  );
}
