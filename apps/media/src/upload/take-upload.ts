import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Metrics, upTo } from '@tedarik/service-kit';
import type { OutputInfo } from 'sharp';
import { PhotoFiles } from '../followed/photo-files.js';
import { openPicture } from '../source/open-picture.js';
import { PictureRefused } from '../source/picture-refused.js';
import { UploadNotAPicture, UploadTooLarge, UploadTooManyPixels } from './upload.errors.js';
import { UploadStore } from './upload.store.js';

const LARGEST_UPLOAD = 5 * 1024 * 1024;
/** More than any screen shows of it. */
const LONGEST_SIDE = 2_560;
/** What visitors see is drawn from it once more: it has to be better than that. */
const QUALITY = 90;
/** What cameras and telephones make. */
const OF_PHOTOS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

export interface TakenPhoto {
  id: string;
  width: number;
  height: number;
}

/** Takes in a picture that somebody uploaded. */
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
   * Keeps the picture, drawn anew without anything else that was in the file, and answers its id: the hash of what was
   * sent, so that the same file is kept once. Throws UploadTooLarge, UploadNotAPicture and UploadTooManyPixels.
   */
  async execute(sent: Readable): Promise<{ id: string }> {
    const file = await bytesOf(sent);
    const id = createHash('sha256').update(file).digest('hex');
    const isKnown = await this.uploads.has(id);
    if (!isKnown) await this.uploads.save(id, (await drawnAnew(file)).data);
    this.taken.inc({ outcome: isKnown ? 'known' : 'kept' });
    return { id };
  }

  /**
   * The same for a photo of a visitor, which waits until somebody says where it belongs. Each has an id of its own: what hides
   * or removes one leaves every other record with the same picture alone.
   */
  async photo(sent: Readable): Promise<TakenPhoto> {
    const { data, info } = await drawnAnew(await bytesOf(sent), OF_PHOTOS);
    const id = randomBytes(32).toString('hex');
    // First: a file of which nobody knows would never be removed.
    await this.photoFiles.add(id);
    await this.uploads.save(id, data);
    this.taken.inc({ outcome: 'photo' });
    return { id, width: info.width, height: info.height };
  }
}

const bytesOf = (sent: Readable): Promise<Buffer> =>
  buffer(upTo(LARGEST_UPLOAD, sent, () => new UploadTooLarge(LARGEST_UPLOAD)));

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
