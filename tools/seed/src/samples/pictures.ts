import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A drawing of this folder as a photo, for media takes no SVG. */
export const picture = (name: 'lokum' | 'tea' | 'tax-plate'): Promise<Buffer> =>
  sharp(fileURLToPath(new URL(`./pictures/${name}.svg`, import.meta.url)))
    .jpeg()
    .toBuffer();
