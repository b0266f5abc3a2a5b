import { Link } from '../../../lib/router/link.js';
import { FailedPage, NothingHere } from '../../../components/missing-page.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { Failed } from '../../../lib/services.js';
import { quotesMessages } from '../quotes.messages.js';

/** Shown instead of a request whose link is invalid or that cannot be loaded now. */
export function QuoteMissing({ answer }: { answer: { state: 'not-found' } | Failed }) {
  const { failed, notFound, notFoundText, home } = useMessages(quotesMessages);
  // Personal pages are not indexed.
  const robots = 'noindex, nofollow';
  if (answer.state === 'failed') {
    return <FailedPage title={failed} description={failed} robots={robots} traceId={answer.traceId} />;
  }
  return (
    <NothingHere title={notFound} text={notFoundText} robots={robots}>
      <Link className="button" to={paths.home}>
        {home}
      </Link>
    </NothingHere>
  );
}
