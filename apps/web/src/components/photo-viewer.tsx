import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pictureAddress } from '../config/paths.js';
import type { PhotoFieldsFragment } from '../lib/graphql/types.js';
import { useMessages } from '../lib/messages.js';
import { photoMessages } from './photo.messages.js';

interface PhotoViewerProps {
  photos: PhotoFieldsFragment[];
  first: number;
  onClose: () => void;
}

/** A dialog with one large photo and buttons for the others. A chunk of its own, loaded on the first click. */
export default function PhotoViewer({ photos, first, onClose }: PhotoViewerProps) {
  const messages = useMessages(photoMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  useEffect(() => dialog.current?.showModal(), []);
  const by = (step: number) => setAt((now) => (now + step + photos.length) % photos.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') by(1);
    if (key === 'ArrowLeft') by(-1);
  };
  const { imageUrl, alt, width, height } = photos[at]!;
  return (
    <dialog className="photo-viewer" ref={dialog} aria-label={messages.title} onClose={onClose} onKeyDown={onKeyDown}>
      <figure>
        <img
          key={imageUrl}
          src={pictureAddress(imageUrl, 1280)}
          srcSet={`${pictureAddress(imageUrl, 640)} 640w, ${pictureAddress(imageUrl, 1280)} 1280w`}
          sizes="100vw"
          {...{ alt, width, height }}
        />
        <figcaption aria-live="polite">
          {alt} <span>{messages.position(at + 1, photos.length)}</span>
        </figcaption>
      </figure>
      <div className="actions">
        {photos.length > 1 && (
          <>
            <button className="button outline small" type="button" onClick={() => by(-1)}>
              {messages.previous}
            </button>
            <button className="button outline small" type="button" onClick={() => by(1)}>
              {messages.next}
            </button>
          </>
        )}
        {/* Closed before it is unmounted, so that the focus returns to the photo that opened it. */}
        <button className="button small" type="button" onClick={() => dialog.current?.close()}>
          {messages.close}
        </button>
      </div>
    </dialog>
  );
}
