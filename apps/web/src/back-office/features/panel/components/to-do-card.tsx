import { formatNumber } from '@tedarik/turkish';
import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { useManagedBusinessesQuery } from '../../businesses/api/businesses-api.js';
import { requestedFilter, TO_DO } from '../../businesses/components/business-filters.js';
import { panelMessages } from '../panel.messages.js';

const COUNT_ONLY = { search: '', page: 1, pageSize: 1, sort: 'newest', descending: true };

/** What businesses lack: each number leads to the list of those. */
export function ToDoCard() {
  const messages = useMessages(panelMessages);
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
          <Entry key={key} label={labels[key]} filters={TO_DO[key]} />
        ))}
      </ul>
    </Card>
  );
}

function Entry({ label, filters }: { label: string; filters: (typeof TO_DO)[keyof typeof TO_DO] }) {
  const { unknown } = useMessages(panelMessages);
  const { data, error } = useManagedBusinessesQuery({ list: COUNT_ONLY, filter: requestedFilter(filters) });
  return (
    <li>
      <Link to={`${backOfficePaths.businesses}?${new URLSearchParams(filters).toString()}`}>{label}</Link>
      {data && (
        <strong className={data.total > 0 ? 'panel-some' : undefined}>
          {formatNumber(data.total)}
          {data.totalIsLowerBound && '+'}
        </strong>
      )}
      {!data && error !== undefined && <span className="panel-unknown">{unknown}</span>}
    </li>
  );
}
