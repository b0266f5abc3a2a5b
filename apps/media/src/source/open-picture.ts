import sharp, { type Sharp } from 'sharp';
import { PictureRefused } from './picture-refused.js';

/** HEIF is the box in which AVIF comes. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);
const MOST_PIXELS = 25_000_000;

/**
 * A picture ready to be drawn anew, the way up that its camera held it; of a moving one its first frame. What it is goes by
 * its bytes. Throws PictureRefused before anything large is unpacked; a broken one fails only when it is drawn.
 */
export async function openPicture(bytes: Buffer, formats = FORMATS): Promise<Sharp> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!format || !formats.has(format)) throw new PictureRefused('not-a-picture');
  if (width * height > MOST_PIXELS) throw new PictureRefused('too-many-pixels');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate();
}
