import { formatDate } from '@tedarik/turkish';
import { memo, type ReactNode, Suspense } from 'react';
import { Avatar } from '../../../components/avatar.js';
import { Stars } from '../../../components/stars.js';
import type { ReviewListFieldsFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { reviewMessages } from '../reviews.messages.js';
import { lazyReviewComponents } from './lazy-components.js';
import type { ReviewPhotosProps } from './review-photos.js';

const EMPTY_ROW = (
  <div className="review-photos">
    <i />
  </div>
);

export type ReviewShown = ReviewListFieldsFragment['items'][number];

/** PUB-REV-12: a review with author, stars, date and text; `actions` are rendered below. */
export function ReviewItem({ review, actions }: { review: ReviewShown; actions?: ReactNode }) {
  const messages = useMessages(reviewMessages);
  const name = review.userName ?? messages.anonymous;
  return (
    <article className="review">
      <div className="who">
        <Avatar name={name} />
        <div>
          <strong>{name}</strong>
          <div className="meta">
            <Stars rating={review.rating} size="sm" numbered={false} />
            <time className="tiny" dateTime={review.postedAt}>
              {formatDate(review.postedAt)}
            </time>
            {review.editedAt && <span className="tiny">{messages.edited}</span>}
          </div>
        </div>
        <span className="badge score-badge num">{messages.outOfFive(review.rating)}</span>
      </div>
      <p className="said">{review.comment}</p>
      {review.photos.length > 0 && <Photos author={name} photos={review.photos} />}
      {review.reply && (
        <div className="reply">
          <strong>{messages.reply}</strong> <time className="tiny">{formatDate(review.reply.postedAt)}</time>
          <p className="said">{review.reply.text}</p>
        </div>
      )}
      {actions}
    </article>
  );
}

/**
 * Memoised, so that the server-rendered HTML stays until the chunk is loaded, whatever changes around it. If the server rendered nothing,
 * an empty row keeps the place.
 */
const Photos = memo((props: ReviewPhotosProps) => (
  <Suspense fallback={EMPTY_ROW}>
    <lazyReviewComponents.Photos {...props} />
  </Suspense>
));
