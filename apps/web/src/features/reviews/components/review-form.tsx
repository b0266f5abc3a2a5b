import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from '../../../lib/router/link.js';
import { useLocation } from '../../../lib/router/router-context.js';
import { Field } from '../../../components/form/field.js';
import { FormFailure } from '../../../components/form/form-failure.js';
import { PrivacyNote } from '../../../components/form/privacy-note.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { Icon } from '../../../components/icon.js';
import { StarPicker } from '../../../components/stars.js';
import { signInPath } from '../../../config/paths.js';
import { formMessages } from '../../../lib/forms/form.messages.js';
import { QueryFailed } from '../../../lib/graphql/operation.js';
import type { MyReviewFieldsFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { useSession } from '../../../lib/store/session.slice.js';
import { takeFocus } from '../../../lib/take-focus.js';
import { problemText, refusalText } from '../problem-text.js';
import { COMMENT, lengthOf, problemOf } from '../review-rules.js';
import { reviewActionMessages } from '../review-action.messages.js';
import type { SendPhotos } from '../use-review-photos.js';

/** Loaded once the visitor is known to be signed in. */
const ReviewPhotoField = lazy(() => import('./review-photo-field.js'));

export interface ReviewContent {
  rating: number | null;
  comment: string;
}

interface ReviewFormProps {
  title: string;
  submitLabel: string;
  /** The review to be changed. */
  review?: MyReviewFieldsFragment;
  /** Whether it replaces what had the focus. */
  takesFocus?: boolean;
  /** Resolves with the stored review, or null if the visitor already had another one. Throws QueryFailed if it is refused. */
  send: (content: ReviewContent) => Promise<MyReviewFieldsFragment | null>;
  /** Called once the review and its photos are stored. */
  onDone: (review: MyReviewFieldsFragment) => void;
  /** Called if the photos have changed while the review is still being written. */
  onReview?: (review: MyReviewFieldsFragment) => void;
  onCancel?: () => void;
  /** Id of the surrounding section, to which sign-in returns. */
  anchor?: string;
}

const EMPTY: ReviewContent = { rating: null, comment: '' };
const ignore = () => undefined;

/** PUB-REV-01 to 08, 20: a form with stars and a comment. If something is missing on submit, it says what and focuses it. */
export function ReviewForm(props: ReviewFormProps) {
  const { title, submitLabel, review, send, onDone, onReview = ignore, onCancel, anchor = '' } = props;
  const { takesFocus = false } = props;
  const messages = useMessages(reviewActionMessages);
  const forms = useMessages(formMessages);
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [content, setContent] = useState<ReviewContent>(() =>
    review ? { rating: review.rating, comment: review.comment } : EMPTY,
  );
  const photos = useRef<SendPhotos | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<QueryFailed | null>(null);
  const problem = problemOf({ signedIn: session.state === 'signed-in', ...content });
  const said = attempts > 0 ? problem : null;
  const length = lengthOf(content.comment);

  useEffect(() => {
    if (takesFocus) takeFocus(form.current);
  }, [takesFocus]);
  useEffect(() => {
    if (attempts) form.current?.querySelector<HTMLElement>('.notice a, .bad input, .bad textarea')?.focus();
  }, [attempts]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    if (problem) return setAttempts(attempts + 1);
    setSending(true);
    try {
      const sent = await send(content);
      const whole = sent && photos.current ? await photos.current(sent) : sent;
      setAttempts(0);
      if (whole) onDone(whole);
    } catch (error) {
      if (!(error instanceof QueryFailed)) throw error;
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      ref={form}
      className="panel form"
      method="post"
      noValidate
      aria-label={title}
      tabIndex={-1}
      onSubmit={(e) => void onSubmit(e)}
    >
      <h3>{title}</h3>
      <StarPicker
        legend={messages.yourRating}
        value={content.rating}
        error={said === 'rating-missing' ? messages.ratingMissing : undefined}
        onChange={(rating) => setContent({ ...content, rating })}
      />
      <div>
        <Field
          label={messages.yourComment}
          name="yorum"
          error={said === 'comment-too-short' || said === 'comment-too-long' ? problemText(said, messages) : undefined}
        >
          {(ties) => (
            <textarea
              className="textarea"
              value={content.comment}
              onChange={({ target }) => setContent({ ...content, comment: target.value })}
              {...ties}
            />
          )}
        </Field>
        <p className="counter">
          <span>{messages.atLeast}</span>
          <span className={length > COMMENT.max ? 'num over' : 'num'}>{messages.used(length)}</span>
        </p>
      </div>
      {session.state === 'signed-in' && (
        <Suspense fallback={null}>
          <ReviewPhotoField review={review ?? null} sender={photos} onReview={onReview} onFinish={onDone} />
        </Suspense>
      )}
      <FormFailure failure={failure} text={failure ? refusalText(failure, messages, forms) : undefined} />
      <PrivacyNote />
      <div className="actions">
        <SubmitButton sending={sending} incomplete={problem !== null}>
          {submitLabel}
        </SubmitButton>
        {onCancel && (
          <button className="button quiet" type="button" onClick={onCancel}>
            {messages.cancel}
          </button>
        )}
      </div>
      {(session.state === 'anonymous' || said === 'sign-in-required') && (
        <SignInNote urgent={said === 'sign-in-required'} anchor={anchor} />
      )}
    </form>
  );
}

/** PUB-REV-05: a link to sign in and return to this form. */
function SignInNote({ urgent, anchor }: { urgent: boolean; anchor: string }) {
  const messages = useMessages(reviewActionMessages);
  const { pathname, search } = useLocation();
  return (
    <p className={urgent ? 'notice bad' : 'notice'} role={urgent ? 'alert' : undefined}>
      <Icon name="info" />
      <span id="review-sign-in">
        {messages.signInRequired}{' '}
        <Link to={signInPath(`${pathname}${search}#${anchor}`)} aria-describedby="review-sign-in">
          {messages.signIn}
        </Link>
      </span>
    </p>
  );
}
