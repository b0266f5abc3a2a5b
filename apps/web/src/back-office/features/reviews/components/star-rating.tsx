import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useMessages } from '../../../../lib/messages.js';
import { managedReviewMessages } from '../reviews.messages.js';

const SCALE = [1, 2, 3, 4, 5];

/** ADM-REV-02: five stars, filled up to the rating. The library's own component renders buttons even when disabled. */
export function StarRating({ rating }: { rating: number }) {
  const { stars } = useMessages(managedReviewMessages);
  return (
    <span className="star-rating" role="img" aria-label={stars(rating)}>
      {SCALE.map((star) =>
        star <= rating ? <StarFilled key={star} aria-hidden /> : <StarOutlined key={star} aria-hidden />,
      )}
    </span>
  );
}
