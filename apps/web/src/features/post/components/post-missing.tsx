import { Link } from '../../../lib/router/link.js';
import { componentMessages } from '../../../components/components.messages.js';
import { FailedPage, NothingHere } from '../../../components/missing-page.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { PostData } from '../api/load-post.js';
import { postMessages } from '../post.messages.js';

/** PUB-POST-08: shown instead of a post that does not exist, was deleted, or cannot be loaded now. */
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
      <FailedPage title={messages.failed} description={unavailable} traceId={answer.traceId}>
        {back}
      </FailedPage>
    );
  }
  return (
    <NothingHere title={answer.state === 'gone' ? messages.gone : messages.notFound} text={messages.missingText}>
      {back}
    </NothingHere>
  );
}
