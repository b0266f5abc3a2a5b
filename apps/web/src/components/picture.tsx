import { pictureAddress } from '../config/paths.js';
import { Drawing } from './drawing.js';
import { useBrokenPicture } from './use-broken-picture.js';

const WIDTHS = [320, 640, 960, 1280];
const USUAL = 640;

interface PictureProps {
  /** Path of the picture, as it comes with the data; null when there is none. */
  src: string | null | undefined;
  /** Address of the drawing that stands in when there is no picture, or when it cannot be fetched. */
  fallback: string;
  width: number;
  height: number;
  /** What it shows; empty where the name stands beside it. */
  alt?: string;
  /** How wide it is shown, as for an img. */
  sizes?: string;
  /** Above the fold: fetched at once and first. */
  eager?: boolean;
  className?: string;
}

/** A photo in the size that fits, or the drawing made for its place. */
export function Picture({ src, fallback, alt = '', sizes, eager = false, ...box }: PictureProps) {
  const { isBroken, watch } = useBrokenPicture(src);
  if (!src || isBroken) return <Drawing src={fallback} eager={eager} {...box} />;
  return (
    <img
      key={src}
      alt={alt}
      src={pictureAddress(src, USUAL)}
      srcSet={WIDTHS.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', ')}
      sizes={sizes ?? `${box.width}px`}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      {...watch}
      {...box}
    />
  );
}
