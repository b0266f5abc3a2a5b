import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { pictureAddress } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { Business } from '../api/load-business.js';
import { photoMessages } from '../photo.messages.js';

/** Fetched by the first click. */
const PhotoViewer = lazy(() => import('./photo-viewer.js'));

const WIDTHS = [320, 640, 960];

/** The photos of the page's owner. Each leads to the large picture; where there is JavaScript it opens in the page. */
export function PhotoGallery({ business: { name, photos } }: { business: Business }) {
  const messages = useMessages(photoMessages);
  const [opened, setOpened] = useState<number | null>(null);
  const open = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(at);
  };
  const shown = photos.map((photo, at) => ({ ...photo, alt: photo.alt || messages.photoOf(name, at + 1) }));
  return (
    <section className="block" id="fotograflar" aria-labelledby="fotograflar-title">
      <h2 id="fotograflar-title">{messages.title}</h2>
      <ul className="photos">
        {shown.map(({ id, imageUrl, alt, width, height }, at) => (
          <li key={id}>
            <a href={pictureAddress(imageUrl, 1280)} onClick={(event) => open(event, at)}>
              <img
                src={pictureAddress(imageUrl, 320)}
                srcSet={WIDTHS.map((one) => `${pictureAddress(imageUrl, one)} ${one}w`).join(', ')}
                sizes="(min-width: 600px) 240px, 45vw"
                {...{ alt, width, height }}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {opened !== null && <PhotoViewer photos={shown} first={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </section>
  );
}
