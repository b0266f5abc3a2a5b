import { Link } from '../../../lib/router/link.js';
import type { Near } from '../../../components/near-me.js';
import { EmptyState } from '../../../components/state-panel.js';
import { useMessages } from '../../../lib/messages.js';
import { businessListMessages } from '../business-list.messages.js';
import { listAddress, type ListQuery, RADII } from '../list-query.js';

/** Shown if no business is within the distance: offers a larger distance, or none. */
export function NothingNear({ query, near, km }: { query: ListQuery; near: Near; km: number }) {
  const messages = useMessages(businessListMessages);
  const { latitude, longitude } = near;
  const further = RADII.find((radius) => radius > km);
  const address = (withinKm?: number) =>
    listAddress({ ...query, page: 1, near: { latitude, longitude, ...(withinKm && { withinKm }) } });
  return (
    <EmptyState title={messages.nothingWithin(km)} text={messages.nothingWithinText}>
      {further && (
        <Link className="button" to={address(further)}>
          {messages.lookWithin(further)}
        </Link>
      )}
      <Link className="button outline" to={address()}>
        {messages.lookEverywhere}
      </Link>
    </EmptyState>
  );
}
