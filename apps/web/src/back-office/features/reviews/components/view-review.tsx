import { Alert, Modal, Skeleton } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { useMoment } from '../../../components/history/use-moment.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { type ModerationAction, useManagedReviewQuery } from '../api/reviews-api.js';
import { reasonMessages, reviewMessages } from '../reviews.messages.js';
import { StarRating } from './star-rating.js';

/** ADM-REV-02: the whole comment, what was reported about it and what was done. */
export function ViewReview({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(reviewMessages);
  const shared = useMessages(backOfficeMessages);
  const reasons = useMessages(reasonMessages) as Readonly<Record<string, string>>;
  const moment = useMoment();
  const failureText = useFailureText();
  const { data: review, error } = useManagedReviewQuery(id);
  return (
    <Modal
      open
      title={messages.reviewOf(review?.userName ?? messages.anonymous)}
      onCancel={onClose}
      cancelText={shared.close}
      okButtonProps={{ hidden: true }}
    >
      {error && <Alert type="error" showIcon title={failureText(error as Failure)} />}
      {!review && !error && <Skeleton active />}
      {review && (
        <>
          <p>
            <strong>{review.businessName ?? shared.dash}</strong> · {moment(review.postedAt)}
          </p>
          <StarRating rating={review.rating} />
          <p className="whole-comment">{review.comment}</p>
          {review.reports.length > 0 && (
            <section aria-label={messages.reports}>
              <h3>{messages.reports}</h3>
              <ul>
                {review.reports.map(({ reason, at }) => (
                  <li key={at}>
                    {reasons[reason] ?? reason} · {moment(at)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {review.moderations.length > 0 && (
            <section aria-label={messages.history}>
              <h3>{messages.history}</h3>
              <ul>
                {review.moderations.map(({ action, reason, at }) => (
                  <li key={at}>
                    {messages[action as ModerationAction]}
                    {reason && ` (${reasons[reason] ?? reason})`} · {moment(at)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <RecordHistory kind="review" id={review.id} />
        </>
      )}
    </Modal>
  );
}
