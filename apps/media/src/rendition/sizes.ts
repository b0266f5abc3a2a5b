import sharp, { type Sharp } from 'sharp';
import { PictureRefused } from '../source/picture-refused.js';
import { openPicture } from '../source/open-picture.js';

/** Widths in which pictures are served, in pixels. */
export const WIDTHS = [160, 320, 640, 960, 1280] as const;
export type Width = (typeof WIDTHS)[number];
export type Format = 'webp' | 'avif';

/** Settings with which both formats look equal (ADR 20). A higher AVIF effort takes five times as long and saves little. */
const DRAW: Record<Format, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 78 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
};

// One thread per picture, so that a page full of logos does not use all cores.
sharp.concurrency(1);

/**
 * Returns the picture in every width, the smaller ones first, never enlarged. Re-encoding removes everything hidden in the file (scripts,
 * locations, other formats). Throws PictureRefused for what is no picture.
 */
export async function resizeToAllWidths(original: Buffer, format: Format): Promise<Map<Width, Buffer>> {
  try {
    const picture = await openPicture(original);
    const sizes = new Map<Width, Buffer>();
    for (const width of WIDTHS) sizes.set(width, await drawn(picture, width, format));
    return sizes;
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('not-a-picture', error);
  }
}

const drawn = (picture: Sharp, width: Width, format: Format): Promise<Buffer> =>
  DRAW[format](picture.clone().resize({ width, withoutEnlargement: true })).toBuffer();
