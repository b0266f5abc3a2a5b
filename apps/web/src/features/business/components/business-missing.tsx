import { Link } from 'react-router-dom';
import { BackButton } from '../../../components/back-button.js';
import { Drawing } from '../../../components/drawing.js';
import { ErrorState } from '../../../components/state-panel.js';
import { componentMessages } from '../../../components/components.messages.js';
import { drawings, paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { PageHead } from '../../../lib/seo/page-head.js';
import type { BusinessData } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';

/** PUB-BIZ-11, 12: in place of a business that does not exist, was deleted, or cannot be loaded now. */
export function BusinessMissing({ answer }: { answer: Exclude<BusinessData, { state: 'loaded' }> }) {
  const messages = useMessages(businessMessages);
  const { unavailable } = useMessages(componentMessages);
  if (answer.state === 'failed') {
    return (
      <div className="wrap page-end pending">
        <PageHead
          head={{ title: messages.failed, description: unavailable, keywords: [], robots: 'noindex, follow' }}
        />
        <ErrorState
          heading="h1"
          title={messages.failed}
          text={messages.failedText(unavailable)}
          traceId={answer.traceId}
        />
      </div>
    );
  }
  const gone = answer.state === 'gone';
  const title = gone ? messages.gone : messages.notFound;
  const text = gone ? messages.goneText : messages.notFoundText;
  return (
    <section className="wrap nothing-here">
      <PageHead head={{ title, description: text, keywords: [], robots: 'noindex, follow' }} />
      <Drawing src={drawings.plate('bos')} width={300} height={300} eager />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="actions">
        <Link className="button" to={paths.businesses}>
          {messages.backToList}
        </Link>
        <BackButton label={messages.back} />
      </div>
    </section>
  );
}
