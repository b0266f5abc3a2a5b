import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Metrics, readAtMost } from '@tedarik/service-kit';
import type { OutputInfo } from 'sharp';
import { PhotoFiles } from '../tracked/photo-files.js';
import { openPicture } from '../source/open-picture.js';
import { PictureRefused } from '../source/picture-refused.js';
import { UploadNotAPicture, UploadTooLarge, UploadTooManyPixels } from './upload.errors.js';
import { UploadStore } from './upload.store.js';

const LARGEST_UPLOAD = 5 * 1024 * 1024;
/** Longest side in pixels, larger than any screen shows. */
const LONGEST_SIDE = 2_560;
/** Higher than the quality of the copies, which are encoded from this version once more. */
const QUALITY = 90;
/** Formats of cameras and phones. */
const OF_PHOTOS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

export interface TakenPhoto {
  id: string;
  width: number;
  height: number;
  /** Of the sent bytes. */
  contentHash: string;
}

/** Stores uploaded pictures. */
@Injectable()
export class TakeUpload {
  private readonly taken;

  constructor(
    private readonly uploads: UploadStore,
    private readonly photoFiles: PhotoFiles,
    metrics: Metrics,
  ) {
    this.taken = metrics.counter('media_uploads_total', 'Uploads by what became of them', ['outcome']);
  }

  /**
   * Re-encodes the picture without any other content of the file, stores it and returns its id: the hash of the sent bytes, so the same
   * file is stored once. Throws UploadTooLarge, UploadNotAPicture and UploadTooManyPixels.
   */
  async execute(sent: Readable): Promise<{ id: string }> {
    const file = await bytesOf(sent);
    const id = hashOf(file);
    const isKnown = await this.uploads.has(id);
    if (!isKnown) await this.uploads.save(id, (await drawnAnew(file)).data);
    this.taken.inc({ outcome: isKnown ? 'known' : 'kept' });
    return { id };
  }

  /**
   * The same for a visitor's photo, which waits until a record uses it. Each photo has a random id, so that hiding or deleting one does not
   * affect other records with the same picture.
   */
  async photo(sent: Readable): Promise<TakenPhoto> {
    const file = await bytesOf(sent);
    const { data, info } = await drawnAnew(file, OF_PHOTOS);
    const id = randomBytes(32).toString('hex');
    // Recorded first, because a file without a record would never be deleted.
    await this.photoFiles.add(id);
    await this.uploads.save(id, data);
    this.taken.inc({ outcome: 'photo' });
    return { id, width: info.width, height: info.height, contentHash: hashOf(file) };
  }
}

const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

const bytesOf = (sent: Readable): Promise<Buffer> =>
  buffer(readAtMost(LARGEST_UPLOAD, sent, () => new UploadTooLarge(LARGEST_UPLOAD)));

async function drawnAnew(file: Buffer, formats?: ReadonlySet<string>): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const picture = await openPicture(file, formats);
    return await picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof PictureRefused && error.reason === 'too-many-pixels') throw new UploadTooManyPixels();
    throw new UploadNotAPicture(error);
  }
}
