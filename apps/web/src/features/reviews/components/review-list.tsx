import { lazy } from 'react';
import { AfterHydration } from '../../../components/after-hydration.js';
import { Loading } from '../../../components/skeletons.js';
import { ErrorState } from '../../../components/state-panel.js';
import { useMessages } from '../../../lib/messages.js';
import type { ReviewListFieldsFragment } from '../../../lib/graphql/types.js';
import { useSession } from '../../../lib/store/session.slice.js';
import { reviewMessages } from '../reviews.messages.js';
import { useMoreReviews } from '../use-more-reviews.js';
import { ReviewItem, type ReviewShown } from './review-item.js';

/** Loaded once the visitor is known to be signed in. */
const ReportButton = lazy(async () => ({ default: (await import('./report-button.js')).ReportButton }));

interface ReviewListProps {
  businessId: string;
  /** The first page, from the page's loader. */
  first: ReviewListFieldsFragment;
  /** Id of the visitor's own review, which is shown above the list. */
  ownId: string | undefined;
}

/** PUB-REV-12 to 15: the reviews, newest first, without the visitor's own; a button loads ten more. */
export function ReviewList({ businessId, first, ownId }: ReviewListProps) {
  const messages = useMessages(reviewMessages);
  const isSignedIn = useSession().state === 'signed-in';
  const { items, hasMore, loading, failure, loadMore } = useMoreReviews(businessId, first);
  // Whoever has written one already is not invited to write the first.
  if (!items.length) return ownId === undefined && <p className="muted">{messages.none}</p>;
  return (
    <>
      <div className="reviews" aria-busy={loading || undefined}>
        {items
          .filter(({ id }) => id !== ownId)
          .map((review) => (
            <ReviewItem key={review.id} review={review} actions={isSignedIn && <Report review={review} />} />
          ))}
        {loading && <ReviewSkeletons count={3} />}
      </div>
      {failure && <ErrorState heading="h3" title={messages.listFailed} traceId={failure.traceId} onRetry={loadMore} />}
      {hasMore && !loading && !failure && (
        <p className="further">
          <button className="button outline" type="button" onClick={loadMore}>
            {messages.more}
          </button>
        </p>
      )}
    </>
  );
}

const Report = ({ review }: { review: ReviewShown }) => (
  <AfterHydration meanwhile={null}>
    <ReportButton review={review} />
  </AfterHydration>
);

/** PUB-REV-12: skeletons of reviews. */
export function ReviewSkeletons({ count }: { count: number }) {
  return (
    <>
      <Loading />
      {Array.from({ length: count }, (_, index) => (
        <div className="review" key={index} aria-hidden="true" data-testid="review-skeleton">
          <div className="who">
            <span className="bone round avatar" />
            <div className="bone w40" />
          </div>
          <div className="bone w85" />
        </div>
      ))}
    </>
  );
}
