import { Injectable } from '@nestjs/common';
import { PictureSource } from '../source/picture-source.js';
import { UploadStore } from '../upload/upload.store.js';

/** Scheme of uploads among the addresses of pictures; their id follows. */
const UPLOAD = 'upload:';

/** Pictures as they came, whichever way. */
@Injectable()
export class Originals {
  constructor(
    private readonly source: PictureSource,
    private readonly uploads: UploadStore,
  ) {}

  /** Of an https address, or of `upload:` and an id. Throws PictureRefused and UploadNotFound. */
  read(url: string): Promise<Buffer> {
    return url.startsWith(UPLOAD) ? this.uploads.read(url.slice(UPLOAD.length)) : this.source.fetch(url);
  }
}
