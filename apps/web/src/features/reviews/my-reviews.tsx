import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../components/state-panel.js';
import { paths } from '../../config/paths.js';
import { ListMyReviews } from '../../lib/graphql/operations.js';
import type { ListMyReviewsQuery } from '../../lib/graphql/types.js';
import { useMessages } from '../../lib/messages.js';
import { failedBy, type Failed, useServices } from '../../lib/services.js';
import { OwnReview } from './components/own-review.js';
import { RulesLink } from './components/rules-link.js';
import { ReviewSkeletons } from './components/review-list.js';
import { takingPartMessages } from './taking-part.messages.js';

type Page = ListMyReviewsQuery['myReviews'];

/** Everything the signed-in visitor has written, to edit or delete. For the account page. */
export function MyReviews() {
  const messages = useMessages(takingPartMessages);
  const { pages, failure, load, reload } = useMyReviews();
  const items = pages.flatMap((page) => page.items);
  const last = pages.at(-1);
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
      {last && last.page < last.totalPages && (
        <p className="further">
          <button className="button outline" type="button" onClick={() => load(last.page + 1)}>
            {messages.more}
          </button>
        </p>
      )}
    </section>
  );
}

function useMyReviews() {
  const { query } = useServices();
  const [pages, setPages] = useState<Page[]>([]);
  const [failure, setFailure] = useState<Failed | null>(null);
  const load = useCallback(
    (page: number) => {
      query(ListMyReviews, { page }).then(
        ({ myReviews }) => {
          setFailure(null);
          setPages((before) => (page === 1 ? [myReviews] : [...before, myReviews]));
        },
        (error: unknown) => setFailure(failedBy(error)),
      );
    },
    [query],
  );
  useEffect(() => load(1), [load]);
  return { pages, failure, load, reload: () => load(1) };
}
