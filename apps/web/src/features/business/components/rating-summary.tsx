import { formatNumber, formatRating } from '@tedarik/turkish';
import { Stars } from '../../../components/stars.js';
import { useMessages } from '../../../lib/messages.js';
import { businessMessages } from '../business.messages.js';
import { SECTIONS } from '../sections.js';
import { PageSection } from './page-section.js';

/** PUB-BIZ-07: the mean of the reviews and their number, or the invitation to write the first. */
export function RatingSummary({ rating, count }: { rating: number | null; count: number }) {
  const messages = useMessages(businessMessages);
  return (
    <PageSection id={SECTIONS.reviews} title={messages.reviews}>
      {rating && count > 0 ? (
        <div className="score">
          <div className="big num">{formatRating(rating)}</div>
          <div>
            <Stars rating={rating} size="lg" numbered={false} />
            <p className="tiny">{messages.reviewCount(formatNumber(count))}</p>
          </div>
        </div>
      ) : (
        <p className="muted">{messages.noReviews}</p>
      )}
    </PageSection>
  );
}
