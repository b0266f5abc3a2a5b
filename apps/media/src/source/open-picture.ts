import sharp, { type Sharp } from 'sharp';
import { harmlessBytes } from './harmless-bytes.js';
import { PictureRefused } from './picture-refused.js';

/** HEIF is the container format of AVIF. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);
const MOST_PIXELS = 25_000_000;

/**
 * Opens a picture for re-encoding, rotated upright; of an animation only the first frame. Its type is determined by its bytes. Throws
 * PictureRefused before anything large is unpacked; a broken picture fails only when it is encoded.
 */
export async function openPicture(sent: Buffer, formats = FORMATS): Promise<Sharp> {
  const bytes = harmlessBytes(sent);
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!format || !formats.has(format)) throw new PictureRefused('not-a-picture');
  if (width * height > MOST_PIXELS) throw new PictureRefused('too-many-pixels');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate();
}
