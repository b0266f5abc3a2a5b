import { formatDate } from '@tedarik/turkish';
import { Link } from '../../../lib/router/link.js';
import { Icon } from '../../../components/icon.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { Business } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';

/** Says that the owner manages the page and how that was verified, or links to the claim form. */
export function OwnershipNote({ business: { ownership, slug } }: { business: Business }) {
  const messages = useMessages(businessMessages);
  const claim = (
    <Link className="claim" to={paths.claimPage(slug)} rel="nofollow">
      {messages.claim}
    </Link>
  );
  if (!ownership) return <p className="ownership small">{claim}</p>;
  const checked = messages[ownership.proof as 'document'](formatDate(ownership.at));
  return (
    <div className="ownership small">
      <p>
        <Icon name="check" />
        <strong>{messages.managedByOwner}</strong>
      </p>
      <p className="muted">{checked}</p>
      {claim}
    </div>
  );
}
