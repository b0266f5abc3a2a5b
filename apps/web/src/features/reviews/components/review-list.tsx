import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../components/icon.js';
import { Loading } from '../../../components/skeletons.js';
import { ErrorState } from '../../../components/state-panel.js';
import { useMessages } from '../../../lib/messages.js';
import type { ReviewListFieldsFragment } from '../../../lib/graphql/types.js';
import { useSession } from '../../../lib/store/session.slice.js';
import { reviewMessages } from '../reviews.messages.js';
import { useMoreReviews } from '../use-more-reviews.js';
import { ReviewItem, type ReviewShown } from './review-item.js';

const ReportDialog = lazy(() => import('./report-dialog.js'));

interface ReviewListProps {
  businessId: string;
  /** The first page, as the page's loader had it. */
  first: ReviewListFieldsFragment;
  /** The visitor's own is not theirs to report. */
  ownId: string | undefined;
}

/** PUB-REV-12 to 15: newest first; a button brings ten more. */
export function ReviewList({ businessId, first, ownId }: ReviewListProps) {
  const messages = useMessages(reviewMessages);
  const session = useSession();
  const [reported, setReported] = useState<ReviewShown | null>(null);
  const { items, hasMore, loading, failure, loadMore } = useMoreReviews(businessId, first);
  if (!items.length) return <p className="muted">{messages.none}</p>;
  return (
    <>
      <div className="reviews" aria-busy={loading || undefined}>
        {items.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            actions={
              session.state === 'signed-in' &&
              review.id !== ownId && (
                <button
                  className="button quiet small report"
                  type="button"
                  aria-label={messages.reportOf(review.userName ?? messages.anonymous)}
                  onClick={() => setReported(review)}
                >
                  <Icon name="alert" />
                  {messages.report}
                </button>
              )
            }
          />
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
      <Suspense fallback={null}>
        {reported && <ReportDialog review={reported} onClose={() => setReported(null)} />}
      </Suspense>
    </>
  );
}

/** PUB-REV-12: reviews in their shape, while they are on the way. */
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
