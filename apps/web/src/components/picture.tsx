import { pictureAddress } from '../config/paths.js';
import { Drawing } from './drawing.js';
import { useBrokenPicture } from './use-broken-picture.js';

const WIDTHS = [320, 640, 960, 1280];
const USUAL = 640;

interface PictureProps {
  /** Path of the picture as it comes with the data; null if there is none. */
  src: string | null | undefined;
  /** Address of the drawing shown if there is no picture or it cannot be loaded. */
  fallback: string;
  width: number;
  height: number;
  /** Alternative text; empty if the name is next to it. */
  alt?: string;
  /** The `sizes` attribute of the image. */
  sizes?: string;
  /** True above the fold: loads eagerly and with high priority. */
  eager?: boolean;
}

/** A responsive photo, or a drawing in its place. */
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
