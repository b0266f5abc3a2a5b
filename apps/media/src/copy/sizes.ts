import sharp, { type Sharp } from 'sharp';
import { PictureRefused } from '../source/picture-refused.js';
import { openPicture } from './open-picture.js';

/** Widths in which pictures are shown, in pixels. */
export const WIDTHS = [160, 320, 640, 960, 1280] as const;
export type Width = (typeof WIDTHS)[number];

const QUALITY = 78;

// One picture after the other: a wall of logos must not take every core.
sharp.concurrency(1);

/**
 * The picture in every width, the smaller ones first; none is made larger than it came. Whatever was hidden in the file
 * (scripts, places, other formats) does not survive being drawn anew. Throws PictureRefused for what is no picture.
 */
export async function inAllSizes(original: Buffer): Promise<Map<Width, Buffer>> {
  try {
    const picture = await openPicture(original);
    const sizes = new Map<Width, Buffer>();
    for (const width of WIDTHS) sizes.set(width, await drawn(picture, width));
    return sizes;
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('not-a-picture', error);
  }
}

const drawn = (picture: Sharp, width: Width): Promise<Buffer> =>
  picture.clone().resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
