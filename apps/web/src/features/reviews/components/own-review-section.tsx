import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from '../../../lib/router/router-context.js';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { QueryFailed } from '../../../lib/graphql/operation.js';
import { GetMyReview, PostReview } from '../../../lib/graphql/operations.js';
import type { MyReviewFieldsFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { reviewActionMessages } from '../review-action.messages.js';
import { notPublicText } from '../not-public-text.js';
import { useEditReview } from '../use-edit-review.js';
import { useMyReview } from '../use-my-review.js';
import { OwnReview } from './own-review.js';
import { type ReviewContent, ReviewForm } from './review-form.js';

interface OwnPartProps {
  /** Id of the surrounding section. */
  anchor: string;
  businessId: string;
  /** Called with the id of the visitor's own review. */
  onOwn: (id: string | undefined) => void;
}

/** PUB-REV-16: the visitor's own review, or a form to write one. */
export function OwnReviewSection({ anchor, businessId, onOwn }: OwnPartProps) {
  const { own, setOwn } = useMyReview(businessId);
  /** Whether what is shown now replaced what the visitor has acted on. */
  const [isReplacement, setReplacement] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => onOwn(own?.id), [own?.id, onOwn]);

  function replace(review: MyReviewFieldsFragment | null) {
    setReplacement(true);
    setOwn(review);
  }
  // List, count and average come with the page's data, so it is reloaded.
  function changed(review: MyReviewFieldsFragment | null) {
    replace(review);
    void revalidate();
  }
  return own ? (
    <OwnReview key={own.id} review={own} takesFocus={isReplacement} onChange={changed} />
  ) : (
    <NewReview
      anchor={anchor}
      businessId={businessId}
      takesFocus={isReplacement}
      onPosted={changed}
      onFound={replace}
    />
  );
}

interface NewReviewProps {
  anchor: string;
  businessId: string;
  takesFocus: boolean;
  onPosted: (review: MyReviewFieldsFragment) => void;
  /** Called if the visitor has already written a review elsewhere. */
  onFound: (review: MyReviewFieldsFragment | null) => void;
}

function NewReview({ anchor, businessId, takesFocus, onPosted, onFound }: NewReviewProps) {
  const messages = useMessages(reviewActionMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const commandIdOf = useCommandId();
  const change = useEditReview();

  // The review that is stored already, while photos are still to be uploaded.
  const posted = useRef<MyReviewFieldsFragment | null>(null);

  async function send(content: ReviewContent) {
    posted.current = posted.current ? await change(posted.current, content) : await post(content);
    return posted.current;
  }

  async function post(content: ReviewContent) {
    const review = { businessId, ...content };
    try {
      const { postReview } = await query(PostReview, { input: { ...review, commandId: commandIdOf(review) } });
      const title = notPublicText(postReview, messages) ?? messages.posted;
      dispatch(toastRaised({ tone: 'ok', title }));
      return postReview;
    } catch (error) {
      if (!(error instanceof QueryFailed) || error.code !== 'already-reviewed') throw error;
      dispatch(toastRaised({ tone: 'bad', title: messages.alreadyReviewed }));
      const { myReview } = await query(GetMyReview, { businessId });
      onFound(myReview ?? null);
      return null;
    }
  }

  return (
    <ReviewForm
      title={messages.write}
      submitLabel={messages.submit}
      anchor={anchor}
      takesFocus={takesFocus}
      send={send}
      onDone={onPosted}
    />
  );
}
