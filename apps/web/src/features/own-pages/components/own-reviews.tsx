import { useCallback } from 'react';
import { FormFailure } from '../../../components/form/form-failure.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextArea } from '../../../components/form/text-area.js';
import { MoreButton } from '../../../components/more-button.js';
import { ErrorState } from '../../../components/state-panel.js';
import { fieldErrorText, formMessages } from '../../../lib/forms/form.messages.js';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { useKeptInput, useStoredInput } from '../../../lib/forms/use-kept-input.js';
import type { QueryFailed, RunQuery } from '../../../lib/graphql/operation.js';
import { ListReviews } from '../../../lib/graphql/operations.js';
import { DeleteReviewReply, SaveReviewReply } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { useServices } from '../../../lib/services.js';
import { useAppDispatch } from '../../../lib/store/store.js';
import { toastRaised } from '../../../lib/store/toast.slice.js';
import { usePagesOf } from '../../../lib/use-pages-of.js';
import { ReviewItem, type ReviewShown } from '../../reviews/components/review-item.js';
import { ReviewSkeletons } from '../../reviews/components/review-list.js';
import { ownPagesMessages } from '../own-pages.messages.js';

/** The reviews of the page, each with the owner's reply. */
export function OwnReviews({ businessId }: { businessId: string }) {
  const messages = useMessages(ownPagesMessages);
  const { items, last, failure, isLoading, hasMore, loadMore, reload } = usePagesOf(
    useCallback(
      async (query: RunQuery, page: number) => (await query(ListReviews, { businessId, page })).reviews,
      [businessId],
    ),
  );
  return (
    <section className="panel" aria-labelledby="own-reviews">
      <h2 id="own-reviews">{messages.reviews}</h2>
      {!last && !failure && <ReviewSkeletons count={2} />}
      {last?.total === 0 && <p className="muted">{messages.noReviews}</p>}
      {items.map((review) => (
        <ReviewItem
          key={review.id}
          review={{ ...review, reply: null }}
          actions={<Answer review={review} onChange={reload} />}
        />
      ))}
      {failure && <ErrorState heading="h3" title={messages.reviewsFailed} traceId={failure.traceId} onRetry={reload} />}
      {hasMore && (
        <MoreButton isLoading={isLoading} onClick={loadMore}>
          {messages.moreReviews}
        </MoreButton>
      )}
    </section>
  );
}

function Answer({ review: { id, reply }, onChange }: { review: ReviewShown; onChange: () => void }) {
  const messages = useMessages(ownPagesMessages);
  const common = useMessages(formMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const commandIdOf = useCommandId();
  const said = (title: string) => {
    dispatch(toastRaised({ tone: 'ok', title }));
    onChange();
  };
  const form = useForm<'text'>({
    check: ({ text }) => ({ text: text.trim() ? undefined : 'required' }),
    async send({ text }) {
      const values = input.values();
      const request = { id, text: text.trim() };
      await query(SaveReviewReply, { ...request, commandId: commandIdOf(request) });
      input.saved(values);
      said(messages.answerSaved);
    },
    errorText: (code) => (code === 'too-long' ? messages.tooLong : fieldErrorText(code, common)),
  });
  const refusalOf = (failure: QueryFailed | null) =>
    failure?.code === 'not-page-owner' ? messages.noLongerOwner : undefined;
  const input = useKeptInput(form.props.ref, reply?.text, useStoredInput('review-reply', id));
  const removal = useForm<never>({
    async send() {
      await query(DeleteReviewReply, { id });
      said(messages.answerRemoved);
    },
  });
  return (
    <>
      <form className="form" {...form.props} aria-label={messages.yourAnswer}>
        <TextArea
          label={messages.yourAnswer}
          help={messages.answerHelp}
          rows={2}
          defaultValue={reply?.text ?? ''}
          {...form.field('text')}
        />
        <FormFailure failure={form.failure} text={refusalOf(form.failure)} />
        <div className="own-actions">
          <SubmitButton sending={form.sending} className="button outline">
            {messages.sendAnswer}
          </SubmitButton>
        </div>
      </form>
      {reply && (
        <form {...removal.props}>
          <FormFailure failure={removal.failure} text={refusalOf(removal.failure)} />
          <SubmitButton sending={removal.sending} className="button quiet small">
            {messages.removeAnswer}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
