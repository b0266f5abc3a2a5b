import { formatShortMoment } from '@tedarik/turkish';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { textFor } from '../../../components/text-for.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { type ModerationAction, type ReviewInFull, useManagedReviewQuery } from '../api/reviews-api.js';
import { holdReasonMessages, moderationReasonMessages, managedReviewMessages } from '../reviews.messages.js';
import { actsOn, type ReviewAct } from './review-acts.js';
import { ManagedReviewPhotos } from './review-photos.js';
import { StarRating } from './star-rating.js';

interface ViewReviewProps {
  id: string;
  onClose: () => void;
  onAct: (act: ReviewAct, review: ReviewInFull) => void;
}

/** ADM-REV-02: the whole review with its reports and history, and the actions on it. */
export function ViewReview({ id, onClose, onAct }: ViewReviewProps) {
  const messages = useMessages(managedReviewMessages);
  const shared = useMessages(backOfficeMessages);
  const reasons = useMessages(moderationReasonMessages);
  const whyHeld = useMessages(holdReasonMessages);
  const { data: review, error, refetch } = useManagedReviewQuery(id);
  return (
    <Modal
      open
      title={messages.reviewOf(review?.userName ?? messages.anonymous)}
      onCancel={onClose}
      footer={
        <div className="dialog-choices">
          {review &&
            actsOn(review).map(({ act, icon }) => (
              <Button key={act} icon={icon} danger={act === 'remove'} onClick={() => onAct(act, review)}>
                {messages[act]}
              </Button>
            ))}
        </div>
      }
    >
      <FailureAlert error={error} retry={refetch} />
      {!review && !error && <Skeleton active />}
      {review && (
        <>
          <p>
            <strong>{review.businessName ?? shared.dash}</strong> · {formatShortMoment(review.postedAt)}
          </p>
          {review.heldFor && (
            <Alert
              className="form-alert"
              type="warning"
              showIcon
              title={messages.whyHeld}
              description={textFor(whyHeld, review.heldFor)}
            />
          )}
          <StarRating rating={review.rating} />
          <p className="whole-comment">{review.comment}</p>
          <ManagedReviewPhotos review={review} />
          {review.reply && (
            <blockquote className="comment-start">
              <strong>{messages.reply}:</strong> {review.reply.text}
            </blockquote>
          )}
          {review.reports.length > 0 && (
            <section aria-label={messages.reports}>
              <h3>{messages.reports}</h3>
              <ul>
                {review.reports.map(({ reason, at }) => (
                  <li key={at}>
                    {textFor(reasons, reason)} · {formatShortMoment(at)}
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
                    {reason && ` (${textFor(reasons, reason)})`} · {formatShortMoment(at)}
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
