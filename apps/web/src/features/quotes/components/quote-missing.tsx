import { Link } from 'react-router-dom';
import { Drawing } from '../../../components/drawing.js';
import { ErrorState } from '../../../components/state-panel.js';
import { drawings, paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { PageHead } from '../../../lib/seo/page-head.js';
import type { Failed } from '../../../lib/services.js';
import { quoteHead } from '../quote-head.js';
import { quotesMessages } from '../quotes.messages.js';

/** In place of a request whose link opens nothing, or that cannot be loaded now. */
export function QuoteMissing({ answer }: { answer: { state: 'not-found' } | Failed }) {
  const messages = useMessages(quotesMessages);
  if (answer.state === 'failed') {
    return (
      <div className="wrap page-end pending">
        <PageHead head={quoteHead(messages.failed, messages.failed)} />
        <ErrorState heading="h1" title={messages.failed} traceId={answer.traceId} />
      </div>
    );
  }
  return (
    <section className="wrap nothing-here">
      <PageHead head={quoteHead(messages.notFound, messages.notFoundText)} />
      <Drawing src={drawings.plate('bos')} width={300} height={300} eager />
      <h1>{messages.notFound}</h1>
      <p className="lead">{messages.notFoundText}</p>
      <div className="actions">
        <Link className="button" to={paths.home}>
          {messages.home}
        </Link>
      </div>
    </section>
  );
}
