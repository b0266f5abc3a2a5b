import { Link } from '../../../lib/router/link.js';
import { useMessages } from '../../../lib/messages.js';
import { businessListMessages } from '../business-list.messages.js';
import { listAddress, type ListQuery } from '../list-query.js';

/** Suggests another spelling with more results, keeping the other filters. */
export function DidYouMean({ text, query }: { text: string; query: ListQuery }) {
  const { didYouMean } = useMessages(businessListMessages);
  return (
    <p className="did-you-mean">
      {didYouMean} <Link to={listAddress({ ...query, q: text, page: 1 })}>{text}</Link>
    </p>
  );
}
