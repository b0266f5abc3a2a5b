import { Link } from '../../../lib/router/link.js';
import { BackButton } from '../../../components/back-button.js';
import { componentMessages } from '../../../components/components.messages.js';
import { FailedPage, NothingHere } from '../../../components/missing-page.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { BusinessData } from '../api/load-business.js';
import { businessMessages } from '../business.messages.js';

/** PUB-BIZ-11, 12: shown instead of a business that does not exist, was deleted, or cannot be loaded now. */
export function BusinessMissing({ answer }: { answer: Exclude<BusinessData, { state: 'loaded' }> }) {
  const messages = useMessages(businessMessages);
  const { unavailable } = useMessages(componentMessages);
  if (answer.state === 'failed') {
    const { traceId } = answer;
    const text = messages.failedText(unavailable);
    return <FailedPage title={messages.failed} description={unavailable} text={text} traceId={traceId} />;
  }
  const gone = answer.state === 'gone';
  return (
    <NothingHere
      title={gone ? messages.gone : messages.notFound}
      text={gone ? messages.goneText : messages.notFoundText}
    >
      <Link className="button" to={paths.businesses}>
        {messages.backToList}
      </Link>
      <BackButton label={messages.back} />
    </NothingHere>
  );
}
