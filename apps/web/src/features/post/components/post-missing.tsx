import { Link } from 'react-router-dom';
import { componentMessages } from '../../../components/components.messages.js';
import { Drawing } from '../../../components/drawing.js';
import { ErrorState } from '../../../components/state-panel.js';
import { drawings, paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import { PageHead } from '../../../lib/seo/page-head.js';
import type { PostData } from '../api/load-post.js';
import { postMessages } from '../post.messages.js';

/** PUB-POST-08: in place of a post that does not exist, was deleted, or cannot be loaded now. */
export function PostMissing({ answer }: { answer: Exclude<PostData, { state: 'loaded' }> }) {
  const messages = useMessages(postMessages);
  const { unavailable } = useMessages(componentMessages);
  const back = (
    <Link className={answer.state === 'failed' ? 'button outline' : 'button'} to={paths.blog}>
      {messages.backToBlog}
    </Link>
  );
  if (answer.state === 'failed') {
    return (
      <div className="wrap page-end pending">
        <PageHead
          head={{ title: messages.failed, description: unavailable, keywords: [], robots: 'noindex, follow' }}
        />
        <ErrorState heading="h1" title={messages.failed} traceId={answer.traceId}>
          {back}
        </ErrorState>
      </div>
    );
  }
  const title = answer.state === 'gone' ? messages.gone : messages.notFound;
  return (
    <section className="wrap nothing-here">
      <PageHead head={{ title, description: messages.missingText, keywords: [], robots: 'noindex, follow' }} />
      <Drawing src={drawings.plate('bos')} width={300} height={300} eager />
      <h1>{title}</h1>
      <p className="lead">{messages.missingText}</p>
      <div className="actions">{back}</div>
    </section>
  );
}
