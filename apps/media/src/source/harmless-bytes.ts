import { PictureRefused } from './picture-refused.js';

/** How files of the accepted formats begin: JPEG, PNG, GIF, WebP and AVIF. */
const BEGINNING = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp)/;
const LONGEST_BEGINNING = 12;
/** Cameras and programs write at most a dozen. Each one costs a pass over all pixels, but only a hundred bytes. */
const MOST_SCANS = 50;

/**
 * A41: the bytes of a picture, checked before a decoder reads them, because decoders spend minutes or gigabytes on some small files: on
 * drawings (SVG), on a JPEG with thousands of scans, and on a PNG with packed texts, which are left out. Throws PictureRefused.
 */
export function harmlessBytes(bytes: Buffer): Buffer {
  const beginning = bytes.toString('latin1', 0, LONGEST_BEGINNING);
  if (!BEGINNING.test(beginning)) throw new PictureRefused('not-a-picture');
  if (beginning.startsWith('\xff') && hasManyScans(bytes)) throw new PictureRefused('not-a-picture');
  return beginning.startsWith('\x89') ? withoutTexts(bytes) : bytes;
}

const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Whether a marker has no length and no data behind it: stuffed data, restarts, and the reserved TEM. */
const isBare = (marker: number): boolean => marker <= 1 || (marker >= 0xd0 && marker <= 0xd7);

function hasManyScans(jpeg: Buffer): boolean {
  let scans = 0;
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 3 < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg[at + 1]!;
    if (marker === END) return false;
    if (marker === START_OF_SCAN && ++scans > MOST_SCANS) return true;
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return false;
}

const PNG_BEGINNING = 8;
/** Length, type and checksum of a chunk. */
const AROUND_CHUNK = 12;
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, PNG_BEGINNING)];
  for (let at = PNG_BEGINNING; at + AROUND_CHUNK <= png.length;) {
    const end = at + AROUND_CHUNK + png.readUInt32BE(at);
    if (!TEXTS.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
