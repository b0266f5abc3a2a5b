import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Metrics, upTo } from '@tedarik/service-kit';
import { openPicture } from '../source/open-picture.js';
import { PictureRefused } from '../source/picture-refused.js';
import { UploadNotAPicture, UploadTooLarge, UploadTooManyPixels } from './upload.errors.js';
import { UploadStore } from './upload.store.js';

const LARGEST_UPLOAD = 5 * 1024 * 1024;
/** More than any screen shows of it. */
const LONGEST_SIDE = 2_560;
/** What visitors see is drawn from it once more: it has to be better than that. */
const QUALITY = 90;

/** Takes in a picture that somebody uploaded. */
@Injectable()
export class TakeUpload {
  private readonly taken;

  constructor(
    private readonly uploads: UploadStore,
    metrics: Metrics,
  ) {
    this.taken = metrics.counter('media_uploads_total', 'Uploads by what became of them', ['outcome']);
  }

  /**
   * Keeps the picture, drawn anew without anything else that was in the file, and answers its id: the hash of what was
   * sent, so that the same file is kept once. Throws UploadTooLarge, UploadNotAPicture and UploadTooManyPixels.
   */
  async execute(sent: Readable): Promise<{ id: string }> {
    const file = await buffer(upTo(LARGEST_UPLOAD, sent, () => new UploadTooLarge(LARGEST_UPLOAD)));
    const id = createHash('sha256').update(file).digest('hex');
    const isKnown = await this.uploads.has(id);
    if (!isKnown) await this.uploads.save(id, await drawnAnew(file));
    this.taken.inc({ outcome: isKnown ? 'known' : 'kept' });
    return { id };
  }
}

async function drawnAnew(file: Buffer): Promise<Buffer> {
  try {
    const picture = await openPicture(file);
    return await picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof PictureRefused && error.reason === 'too-many-pixels') throw new UploadTooManyPixels();
    throw new UploadNotAPicture(error);
  }
}
