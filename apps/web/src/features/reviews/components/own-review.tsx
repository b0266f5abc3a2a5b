import { useState } from 'react';
import { Notice } from '../../../components/notice.js';
import { QueryFailed } from '../../../lib/graphql/operation.js';
import { DeleteReview } from '../../../lib/graphql/operations.js';
import type { MyReviewFieldsFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { takeFocus } from '../../../lib/take-focus.js';
import { reviewActionMessages } from '../review-action.messages.js';
import { notPublicText } from '../not-public-text.js';
import { useEditReview } from '../use-edit-review.js';
import { ReviewForm } from './review-form.js';
import { ReviewItem } from './review-item.js';

interface OwnReviewProps {
  review: MyReviewFieldsFragment;
  /** Whether it replaces the form in which it was written. */
  takesFocus?: boolean;
  /** Null after the review was deleted. */
  onChange: (review: MyReviewFieldsFragment | null) => void;
}

/** PUB-REV-16: the visitor's own review, shown instead of the empty form. */
export function OwnReview({ review, takesFocus, onChange }: OwnReviewProps) {
  const messages = useMessages(reviewActionMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const change = useEditReview();
  const [mode, setMode] = useState<'shown' | 'editing' | 'deleting' | null>(takesFocus ? 'shown' : null);

  function saved(changed: MyReviewFieldsFragment) {
    setMode('shown');
    dispatch(toastRaised({ tone: 'ok', title: notPublicText(changed, messages) ?? messages.saved }));
    onChange(changed);
  }

  async function remove() {
    try {
      await query(DeleteReview, { id: review.id });
      dispatch(toastRaised({ tone: 'ok', title: messages.deleted }));
      onChange(null);
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      dispatch(toastRaised({ tone: 'bad', title: messages.deleteFailed }));
    }
  }

  const isVisible = review.status === 'VISIBLE';
  const photos = review.photos.filter(({ takenDownFor }) => !takenDownFor);
  if (mode === 'editing') {
    return (
      <ReviewForm
        title={messages.edit}
        submitLabel={messages.save}
        review={review}
        takesFocus
        send={(content) => change(review, content)}
        onDone={saved}
        onReview={onChange}
        onCancel={() => setMode('shown')}
      />
    );
  }
  return (
    <section
      className="panel own-review"
      aria-label={messages.ownReview}
      tabIndex={-1}
      ref={mode === 'shown' ? takeFocus : undefined}
    >
      <h3>{messages.ownReview}</h3>
      {!isVisible && <Notice>{notPublicText(review, messages)}</Notice>}
      <ReviewItem review={{ ...review, photos: isVisible ? photos : [] }} />
      {!isVisible && photos.length > 0 && <p className="muted small">{messages.photosWait(photos.length)}</p>}
      {review.photos.map(
        ({ id, takenDownFor }) => takenDownFor && <Notice key={id}>{messages.photoTakenDown(takenDownFor)}</Notice>,
      )}
      {mode === 'deleting' ? (
        <div className="actions" role="group" aria-label={messages.confirmDelete}>
          <p>{messages.confirmDelete}</p>
          <button className="button" type="button" autoFocus onClick={() => void remove()}>
            {messages.confirmedDelete}
          </button>
          <button className="button quiet" type="button" onClick={() => setMode('shown')}>
            {messages.cancel}
          </button>
        </div>
      ) : (
        <div className="actions">
          <button className="button outline" type="button" onClick={() => setMode('editing')}>
            {messages.edit}
          </button>
          <button className="button quiet" type="button" onClick={() => setMode('deleting')}>
            {messages.delete}
          </button>
        </div>
      )}
    </section>
  );
}
