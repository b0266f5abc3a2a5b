import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Converts a drawing of this folder to a JPEG photo, because the media service does not accept SVG. */
export const picture = (name: 'lokum' | 'tea' | 'tax-plate'): Promise<Buffer> =>
  sharp(fileURLToPath(new URL(`./pictures/${name}.svg`, import.meta.url)))
    .jpeg()
    .toBuffer();
