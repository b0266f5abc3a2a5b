import { type ChangeEvent, type Ref, type RefObject, useId } from 'react';
import { Notice } from '../../../components/notice.js';
import { pictureAddress } from '../../../config/paths.js';
import { PHOTO_TYPES } from '../../../lib/forms/upload-photo.js';
import type { MyReviewFieldsFragment } from '../../../lib/graphql/types.js';
import { useMessages } from '../../../lib/messages.js';
import { takeFocus } from '../../../lib/take-focus.js';
import { reviewPhotosMessages } from '../review-photos.messages.js';
import { type PhotoDraft, type SendPhotos, useReviewPhotos } from '../use-review-photos.js';

interface ReviewPhotoFieldProps {
  /** The stored review; null before it is stored. */
  review: MyReviewFieldsFragment | null;
  /** Set to a function that the form calls once the text is stored. */
  sender: RefObject<SendPhotos | null>;
  onReview: (review: MyReviewFieldsFragment) => void;
  /** Called to finish without the photos that were not uploaded. */
  onFinish: (review: MyReviewFieldsFragment) => void;
}

/** A field for up to four photos of a review. A chunk of its own, because only authors of reviews need it. */
export default function ReviewPhotoField({ onFinish, ...args }: ReviewPhotoFieldProps) {
  const messages = useMessages(reviewPhotosMessages);
  const { stored, photos, drafts, room, busy, ...own } = useReviewPhotos(args);
  const help = useId();
  const isBusy = busy !== null;
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) own.choose(files);
  };
  return (
    <fieldset className="field photo-field" aria-describedby={help}>
      <legend className="label">{messages.legend}</legend>
      <p className="muted small" id={help}>
        {messages.help}
      </p>
      {photos.length > 0 && (
        <ol className="photo-drafts">
          {photos.map((photo, index) => {
            const { id, imageUrl, alt, width, height } = photo;
            const at = index + 1;
            return (
              <li key={id}>
                {stored?.status === 'VISIBLE' ? (
                  <img
                    src={pictureAddress(imageUrl, 160)}
                    alt={alt || messages.preview(at)}
                    {...{ width, height }}
                    loading="lazy"
                  />
                ) : (
                  <p className="tiny">{alt || messages.waiting}</p>
                )}
                <div>
                  <Alt
                    // The button that put it back is gone, or takes the focus itself to put back another one.
                    ref={id === own.restored ? takeFocus : undefined}
                    at={at}
                    alt={own.altOf(photo)}
                    disabled={isBusy}
                    onAlt={(text) => own.changeAlt(id, text)}
                  />
                  <Remove at={at} disabled={isBusy} onClick={() => void own.remove(id)} />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {drafts.length > 0 && (
        <ol className="photo-drafts">
          {drafts.map((draft, index) => (
            <Draft
              key={draft.id}
              at={photos.length + index + 1}
              draft={draft}
              disabled={isBusy}
              onAlt={(alt) => own.change(draft.id, { alt })}
              onDrop={() => own.drop(draft.id)}
            />
          ))}
        </ol>
      )}
      {(own.problem || own.isLeft) && (
        <Notice tone="bad" role="alert">
          {own.problem ?? messages.left}
        </Notice>
      )}
      {own.removed && (
        <Notice role="status">
          <span>{messages.removed}</span>
          <button
            className="button quiet small"
            type="button"
            key={own.removed}
            ref={takeFocus}
            disabled={isBusy || room === 0}
            onClick={() => void own.restore()}
          >
            {messages.undo}
          </button>
        </Notice>
      )}
      <div className="actions">
        {room > 0 ? (
          <label className="button outline small">
            {busy ?? messages.add}
            <input
              className="sr"
              type="file"
              multiple
              accept={PHOTO_TYPES.join(',')}
              disabled={isBusy}
              onChange={chosen}
            />
          </label>
        ) : (
          (isBusy || !own.problem?.includes(messages.full)) && <p className="muted small">{busy ?? messages.full}</p>
        )}
        {own.isLeft && stored && (
          <button className="button quiet small" type="button" disabled={isBusy} onClick={() => onFinish(stored)}>
            {messages.finish}
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface DraftProps {
  at: number;
  draft: PhotoDraft;
  disabled: boolean;
  onAlt: (alt: string) => void;
  onDrop: () => void;
}

function Draft({ at, draft: { preview, alt, problem, file }, disabled, onAlt, onDrop }: DraftProps) {
  const messages = useMessages(reviewPhotosMessages);
  const why = useId();
  return (
    <li>
      {preview && <img src={preview} alt={messages.preview(at)} />}
      <div>
        <Alt {...{ at, alt, disabled, onAlt }} describedBy={problem ? why : undefined} />
        {problem && (
          <p className="error" id={why}>
            {file.name}: {problem}
          </p>
        )}
        <Remove at={at} disabled={disabled} onClick={onDrop} />
      </div>
    </li>
  );
}

interface AltProps extends Pick<DraftProps, 'at' | 'disabled' | 'onAlt'> {
  alt: string;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

function Alt({ at, alt, disabled, describedBy, ref, onAlt }: AltProps) {
  const messages = useMessages(reviewPhotosMessages);
  return (
    <label className="field">
      <span className="label">{messages.alt(at)}</span>
      <input
        className="input"
        ref={ref}
        value={alt}
        maxLength={200}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={({ target }) => onAlt(target.value)}
      />
    </label>
  );
}

function Remove({ at, disabled, onClick }: { at: number; disabled: boolean; onClick: () => void }) {
  const messages = useMessages(reviewPhotosMessages);
  return (
    <button
      className="button quiet small"
      type="button"
      disabled={disabled}
      aria-label={messages.removeOf(at)}
      onClick={onClick}
    >
      {messages.remove}
    </button>
  );
}
