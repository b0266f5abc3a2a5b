import { formatPhone, formatShortDate } from '@tedarik/turkish';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { recordPath } from '../../../components/record-address.js';
import { BusinessStatusTag } from '../../businesses/components/status-tag.js';
import type { DuplicateSide } from '../api/duplicates-api.js';
import { duplicateMessages } from '../duplicates.messages.js';

/** The two records of a pair, one below the other, with the facts that distinguish them. */
export function PairCell({ businesses }: { businesses: readonly DuplicateSide[] }) {
  const messages = useMessages(duplicateMessages);
  return (
    <ul className="duplicate-pair">
      {businesses.map(({ id, name, status, address, phone, reviewCount, createdAt }) => (
        <li key={id}>
          <Link to={recordPath(backOfficePaths.businesses, id)}>{name}</Link> <BusinessStatusTag status={status} />
          <small>{[address, phone && formatPhone(phone)].filter(Boolean).join(' · ')}</small>
          <small>{`${messages.since(formatShortDate(createdAt))} · ${messages.reviews(reviewCount)}`}</small>
        </li>
      ))}
    </ul>
  );
}
