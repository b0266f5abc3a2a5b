import { Injectable } from '@nestjs/common';
import { PictureSource } from '../source/picture-source.js';
import { UploadNotFound } from '../upload/upload.errors.js';
import { UploadStore } from '../upload/upload.store.js';

/** Scheme of uploads among the addresses of pictures, followed by their id. */
const UPLOAD = 'upload:';
/** Ids of pictures; documents have other names in the store. */
const ID = /^[\da-f]{64}$/;

export const addressOfUpload = (id: string): string => UPLOAD + id;

/** Id of the upload for an address; undefined for a picture on another host. */
export const uploadIn = (url: string): string | undefined =>
  url.startsWith(UPLOAD) ? url.slice(UPLOAD.length) : undefined;

/** Original pictures, from uploads or other hosts. */
@Injectable()
export class Originals {
  constructor(
    private readonly source: PictureSource,
    private readonly uploads: UploadStore,
  ) {}

  /** Reads the picture at an https address, or of `upload:<id>`. Throws PictureRefused and UploadNotFound. */
  read(url: string): Promise<Buffer> {
    const upload = uploadIn(url);
    if (upload === undefined) return this.source.fetch(url);
    if (!ID.test(upload)) return Promise.reject(new UploadNotFound());
    return this.uploads.read(upload);
  }
}
