import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { pictureAddress } from '../config/paths.js';
import type { PhotoFieldsFragment } from '../lib/graphql/types.js';

/** Loaded on the first click. */
const PhotoViewer = lazy(() => import('./photo-viewer.js'));

const WIDTHS = [160, 320, 640, 960];

interface PhotoListProps {
  /** Each with alternative text. */
  photos: PhotoFieldsFragment[];
  /** The `sizes` attribute of the images. */
  sizes: string;
  className: string;
}

/** Photos that link to the large picture; with JavaScript it opens in a dialog. */
export function PhotoList({ photos, sizes, className }: PhotoListProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const open = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(at);
  };
  return (
    <>
      <ul className={className}>
        {photos.map(({ id, imageUrl, alt, width, height }, at) => (
          <li key={id}>
            <a href={pictureAddress(imageUrl, 1280)} onClick={(event) => open(event, at)}>
              <img
                src={pictureAddress(imageUrl, 320)}
                srcSet={WIDTHS.map((one) => `${pictureAddress(imageUrl, one)} ${one}w`).join(', ')}
                {...{ sizes, alt, width, height }}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {opened !== null && <PhotoViewer photos={photos} first={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
