import { Link } from '../../lib/router/link.js';
import { MoreButton } from '../../components/more-button.js';
import { ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { ListMyReviews } from '../../lib/graphql/operations.js';
import type { RunQuery } from '../../lib/graphql/operation.js';
import { useMessages } from '../../lib/messages.js';
import { usePagesOf } from '../../lib/use-pages-of.js';
import { OwnReview } from './components/own-review.js';
import { RulesLink } from './components/rules-link.js';
import { ReviewSkeletons } from './components/review-list.js';
import { reviewActionMessages } from './review-action.messages.js';

/** All reviews of the signed-in visitor, to edit or delete. For the account page. */
export function MyReviews() {
  const messages = useMessages(reviewActionMessages);
  const { items, last, failure, isLoading, hasMore, loadMore, reload } = usePagesOf(readPage);
  return (
    <section className="block" aria-labelledby="my-reviews-title">
      <h2 id="my-reviews-title">{messages.myReviews}</h2>
      {!last && !failure && <ReviewSkeletons count={2} />}
      {last && !items.length && <p className="muted">{messages.noOwnReviews}</p>}
      {items.map((review) => (
        <div key={review.id}>
          <h3>
            {review.businessSlug ? (
              <Link to={paths.business(review.businessSlug)}>{review.businessName}</Link>
            ) : (
              messages.closedBusiness
            )}
          </h3>
          <OwnReview review={review} onChange={reload} />
        </div>
      ))}
      {items.length > 0 && <RulesLink />}
      {failure && <ErrorState heading="h3" title={messages.listFailed} traceId={failure.traceId} onRetry={reload} />}
      {hasMore && (
        <p className="further">
          <MoreButton isLoading={isLoading} onClick={loadMore}>
            {messages.more}
          </MoreButton>
        </p>
      )}
    </section>
  );
}

const readPage = async (query: RunQuery, page: number) => (await query(ListMyReviews, { page })).myReviews;
