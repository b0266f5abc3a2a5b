import { Link } from '../../../lib/router/link.js';
import { BackButton } from '../../../components/back-button.js';
import { componentMessages } from '../../../components/components.messages.js';
import { FailedPage, NothingHere } from '../../../components/missing-page.js';
import { paths } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { ProductData } from '../api/load-product.js';
import { productMessages } from '../product.messages.js';

/** Shown instead of a product that does not exist, was deleted, or cannot be loaded now. */
export function ProductMissing({ answer }: { answer: Exclude<ProductData, { state: 'loaded' }> }) {
  const messages = useMessages(productMessages);
  const { unavailable } = useMessages(componentMessages);
  if (answer.state === 'failed') {
    return <FailedPage title={messages.failed} description={unavailable} traceId={answer.traceId} />;
  }
  const gone = answer.state === 'gone';
  return (
    <NothingHere
      title={gone ? messages.gone : messages.notFound}
      text={gone ? messages.goneText : messages.notFoundText}
    >
      <Link className="button" to={paths.products}>
        {messages.backToList}
      </Link>
      <BackButton label={messages.back} />
    </NothingHere>
  );
}
