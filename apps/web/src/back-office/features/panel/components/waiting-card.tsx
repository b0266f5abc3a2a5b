import { formatNumber } from '@tedarik/turkish';
import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { useBackOfficeSelector } from '../../../api/store.js';
import type { Area } from '../../../api/me.js';
import { useWaitingQuery, type Waiting } from '../api/panel-api.js';
import { panelMessages } from '../panel.messages.js';

interface Entry {
  of: Exclude<keyof Waiting, '__typename'>;
  area: Area;
  path: string;
}

const ENTRIES: Entry[] = [
  { of: 'submissions', area: 'submissions', path: backOfficePaths.submissionsOf('pending') },
  { of: 'claims', area: 'submissions', path: backOfficePaths.claims },
  { of: 'changeSuggestions', area: 'change-suggestions', path: backOfficePaths.changeSuggestions },
  { of: 'pendingReviews', area: 'reviews', path: backOfficePaths.reviewsOf('pending') },
  { of: 'heldReviews', area: 'reviews', path: backOfficePaths.reviewsOf('held') },
  { of: 'reportedReviews', area: 'reviews', path: backOfficePaths.reviewsOf('reported') },
  { of: 'comments', area: 'comments', path: backOfficePaths.blogComments },
];

/** The pending decisions in the account's areas; if a service is unreachable, only its own number is missing. */
export function WaitingCard() {
  const messages = useMessages(panelMessages);
  const areas = useBackOfficeSelector(({ session }) => session.me!.areas);
  const { data, isLoading } = useWaitingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const entries = ENTRIES.filter(({ area }) => areas.includes(area));
  if (entries.length === 0) return null;
  return (
    <Card title={<h2>{messages.waiting}</h2>} loading={isLoading}>
      <ul className="panel-list">
        {entries.map(({ of, path }) => {
          const count = data?.[of] ?? null;
          return (
            <li key={of}>
              <Link to={path}>{messages[of]}</Link>
              {count === null ? (
                <span className="panel-unknown">{messages.unknown}</span>
              ) : (
                <strong className={count > 0 ? 'panel-some' : undefined}>{formatNumber(count)}</strong>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
