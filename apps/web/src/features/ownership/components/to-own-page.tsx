import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { Link } from '../../../lib/router/link.js';
import { ownershipMessages } from '../ownership.messages.js';

/** What a new owner can do next: fill in the page, or look at it. */
export function ToOwnPage({ slug }: { slug: string }) {
  const messages = useMessages(ownershipMessages);
  return (
    <>
      <Link className="button wide" to={paths.ownPage(slug)}>
        {messages.editPage}
      </Link>
      <Link className="button outline wide" to={paths.business(slug)}>
        {messages.toPage}
      </Link>
    </>
  );
}
