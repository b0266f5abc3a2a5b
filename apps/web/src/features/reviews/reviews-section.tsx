import { formatNumber, formatRating } from '@tedarik/turkish';
import { lazy, useState } from 'react';
import { Link } from '../../lib/router/link.js';
import { useLocation } from '../../lib/router/router-context.js';
import { Notice } from '../../components/notice.js';
import { AfterHydration } from '../../components/after-hydration.js';
import { Stars } from '../../components/stars.js';
import { ErrorState } from '../../components/state-panel.js';
import { signInPath } from '../../config/paths.js';
import type { ReviewListFieldsFragment } from '../../lib/graphql/types.js';
import { useMessages } from '../../lib/messages.js';
import { ReviewList } from './components/review-list.js';
import { RatingBars } from './components/rating-bars.js';
import { RulesLink } from './components/rules-link.js';
import { reviewMessages } from './reviews.messages.js';

const OwnReviewSection = lazy(async () => ({
  default: (await import('./components/own-review-section.js')).OwnReviewSection,
}));

interface ReviewsSectionProps {
  id: string;
  businessId: string;
  rating: number | null;
  count: number;
  /** Null if they could not be loaded; the rating is still shown. */
  reviews: ReviewListFieldsFragment | null;
}

/** PUB-BIZ-07: the reviews of a business, and a form to write one. */
export function ReviewsSection({ id, businessId, rating, count, reviews }: ReviewsSectionProps) {
  const messages = useMessages(reviewMessages);
  const [ownId, setOwnId] = useState<string>();
  return (
    <section className="block" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{messages.reviews}</h2>
      {!!rating && count > 0 && <Score rating={rating} count={count} counts={reviews?.ratingCounts ?? null} />}
      <AfterHydration meanwhile={<SignInFirst anchor={id} />}>
        <OwnReviewSection anchor={id} businessId={businessId} onOwn={setOwnId} />
      </AfterHydration>
      <RulesLink />
      {reviews ? (
        <ReviewList businessId={businessId} first={reviews} ownId={ownId} />
      ) : (
        <ErrorState heading="h3" title={messages.listFailed} traceId={null} />
      )}
    </section>
  );
}

/** Shown without JavaScript, and until hydration. */
function SignInFirst({ anchor }: { anchor: string }) {
  const messages = useMessages(reviewMessages);
  const { pathname } = useLocation();
  return (
    <div className="panel form awaited">
      <h3>{messages.write}</h3>
      <Notice>
        <span>
          {messages.signInRequired} <Link to={signInPath(`${pathname}#${anchor}`)}>{messages.signIn}</Link>
        </span>
      </Notice>
    </div>
  );
}

function Score({ rating, count, counts }: { rating: number; count: number; counts: number[] | null }) {
  const { reviewCount } = useMessages(reviewMessages);
  return (
    <div className="score">
      <div className="big num">{formatRating(rating)}</div>
      <div>
        <Stars rating={rating} size="lg" numbered={false} />
        <p className="tiny">{reviewCount(formatNumber(count))}</p>
      </div>
      {counts && count > 1 && <RatingBars counts={counts} />}
    </div>
  );
}
