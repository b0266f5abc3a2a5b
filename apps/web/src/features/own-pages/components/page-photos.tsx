import { type ChangeEvent, useId } from 'react';
import { Notice } from '../../../components/notice.js';
import { Loading } from '../../../components/skeletons.js';
import { ErrorState } from '../../../components/state-panel.js';
import { pictureAddress } from '../../../config/paths.js';
import { PHOTO_TYPES } from '../../../lib/forms/upload-photo.js';
import { useMessages } from '../../../lib/messages.js';
import { takeFocus } from '../../../lib/take-focus.js';
import { pagePhotosMessages } from '../page-photos.messages.js';
import { usePagePhotos } from '../use-page-photos.js';

const MOST = 12;

interface PagePhotosProps {
  businessId: string;
  businessName: string;
}

/** The photos of an own page: add, describe, arrange, remove. An inactive button keeps the focus. */
export function PagePhotos({ businessId, businessName }: PagePhotosProps) {
  const messages = useMessages(pagePhotosMessages);
  const own = usePagePhotos(businessId);
  const help = useId();
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) void own.upload(files);
  };
  const isBusy = own.busy !== null;
  return (
    <section className="panel page-photos" aria-labelledby="page-photos">
      <h2 id="page-photos">{messages.title}</h2>
      <p className="muted small">{messages.lead}</p>
      {own.failed && (
        <ErrorState heading="h3" title={messages.failed} traceId={own.failed.traceId} onRetry={own.reload} />
      )}
      {!own.photos && !own.failed && <Loading />}
      {own.photos && own.photos.length > 0 && (
        <>
          <p className="muted small" id={help}>
            {messages.altHelp}
          </p>
          <ol>
            {own.photos.map(({ id, imageUrl, alt, width, height }, at) => (
              <li key={id}>
                <img
                  src={pictureAddress(imageUrl, 320)}
                  alt={alt || `${businessName}, ${at + 1}`}
                  {...{ width, height }}
                  loading="lazy"
                />
                <div>
                  <label className="field">
                    <span className="label">{messages.alt(at + 1)}</span>
                    <input
                      className="input"
                      // The button that put it back is gone, or takes the focus itself to put back another one.
                      ref={id === own.restored ? takeFocus : undefined}
                      value={alt}
                      maxLength={200}
                      aria-describedby={help}
                      onChange={({ target }) => own.describe(id, target.value)}
                    />
                  </label>
                  <div className="own-actions">
                    <button
                      className="button outline small"
                      type="button"
                      aria-disabled={isBusy || at === 0 || undefined}
                      aria-label={messages.earlierOf(at + 1)}
                      onClick={() => own.move(at, at - 1)}
                    >
                      {messages.earlier}
                    </button>
                    <button
                      className="button outline small"
                      type="button"
                      aria-disabled={isBusy || at === own.photos!.length - 1 || undefined}
                      aria-label={messages.laterOf(at + 1)}
                      onClick={() => own.move(at, at + 1)}
                    >
                      {messages.later}
                    </button>
                    <button
                      className="button quiet small"
                      type="button"
                      aria-disabled={isBusy || undefined}
                      aria-label={messages.removeOf(at + 1)}
                      onClick={() => void own.remove(id)}
                    >
                      {messages.remove}
                    </button>
                  </div>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      {own.problem && (
        <Notice tone="bad" role="alert">
          {own.problem}
        </Notice>
      )}
      {own.removed.length > 0 && (
        <Notice role="status">
          <span>{messages.removed}</span>
          <button
            className="button quiet small"
            type="button"
            key={own.removed.at(-1)}
            ref={takeFocus}
            aria-disabled={isBusy || undefined}
            onClick={() => void own.restore()}
          >
            {messages.undo}
          </button>
        </Notice>
      )}
      {own.photos && (
        <div className="own-actions">
          {own.photos.length < MOST ? (
            <label className="button outline">
              {own.busy || messages.add}
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
            <p className="muted">{messages.full}</p>
          )}
          {own.photos.length > 0 && (
            <button
              className="button"
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void own.save()}
            >
              {messages.save}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
