import { useState } from 'react';
import { Icon } from '../../../components/icon.js';
import { QueryFailed } from '../../../lib/graphql/operation.js';
import { DeleteReview, EditReview } from '../../../lib/graphql/operations.js';
import type { MyReviewFieldsFragment } from '../../../lib/graphql/types.js';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { takingPartMessages } from '../taking-part.messages.js';
import { toldOf } from '../told-of.js';
import { ReviewForm, type ReviewContent } from './review-form.js';
import { ReviewItem } from './review-item.js';

interface OwnReviewProps {
  review: MyReviewFieldsFragment;
  /** Null after it was deleted. */
  onChange: (review: MyReviewFieldsFragment | null) => void;
}

/** PUB-REV-16: the visitor's own review, in place of the empty form. */
export function OwnReview({ review, onChange }: OwnReviewProps) {
  const messages = useMessages(takingPartMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const commandIdOf = useCommandId();
  const [mode, setMode] = useState<'shown' | 'editing' | 'deleting'>('shown');

  async function save(content: ReviewContent) {
    const changed = { id: review.id, ...content };
    const { editReview } = await query(EditReview, { input: { ...changed, commandId: commandIdOf(changed) } });
    setMode('shown');
    dispatch(toastRaised({ tone: 'ok', title: toldOf(editReview, messages) ?? messages.saved }));
    onChange(editReview);
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

  if (mode === 'editing') {
    const { rating, comment } = review;
    return (
      <ReviewForm
        title={messages.edit}
        submitLabel={messages.save}
        initial={{ rating, comment }}
        send={save}
        onCancel={() => setMode('shown')}
      />
    );
  }
  return (
    <section className="panel own-review" aria-label={messages.ownReview}>
      <h3>{messages.ownReview}</h3>
      {review.status !== 'VISIBLE' && (
        <p className="notice">
          <Icon name="info" />
          {toldOf(review, messages) ?? messages.hidden}
        </p>
      )}
      <ReviewItem review={review} />
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
