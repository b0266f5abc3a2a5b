import sharp, { type Sharp } from 'sharp';
import { PictureRefused } from '../source/picture-refused.js';
import { openPicture } from '../source/open-picture.js';

/** Widths in which pictures are shown, in pixels. */
export const WIDTHS = [160, 320, 640, 960, 1280] as const;
export type Width = (typeof WIDTHS)[number];
export type Format = 'webp' | 'avif';

/** As alike as two formats are (ADR 20); a higher effort of AVIF takes five times as long and saves little more. */
const DRAW: Record<Format, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 78 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
};

// One picture after the other: a wall of logos must not take every core.
sharp.concurrency(1);

/**
 * The picture in every width, the smaller ones first; none is made larger than it came. Whatever was hidden in the file
 * (scripts, places, other formats) does not survive being drawn anew. Throws PictureRefused for what is no picture.
 */
export async function inAllSizes(original: Buffer, format: Format): Promise<Map<Width, Buffer>> {
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
