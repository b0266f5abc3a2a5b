import { Injectable } from '@nestjs/common';
import { Metrics } from '@tedarik/service-kit';
import { PictureRefused } from '../source/picture-refused.js';
import { PictureSource } from '../source/picture-source.js';
import { UploadStore } from '../upload/upload.store.js';
import { CopyRepository } from './copy.repository.js';
import { inAllSizes, type Width } from './sizes.js';

/** Scheme of uploads among the addresses of pictures; their id follows. */
const UPLOAD = 'upload:';

/** Answers the copy of a picture, made when it is asked for first. */
@Injectable()
export class CopyPicture {
  /** Fetches in hand, by address: a page shows a picture in several widths at once. */
  private readonly fetching = new Map<string, Promise<ReadonlyMap<Width, Buffer>>>();
  private readonly fetched;

  constructor(
    private readonly copies: CopyRepository,
    private readonly source: PictureSource,
    private readonly uploads: UploadStore,
    metrics: Metrics,
  ) {
    this.fetched = metrics.counter('media_fetches_total', 'Pictures copied by address', ['outcome']);
  }

  /**
   * WebP bytes of the picture at an https address, or of `upload:` and an id. Throws PictureRefused, at once for an address
   * that was refused within the hour, and UploadNotFound.
   */
  async execute(url: string, width: Width): Promise<Buffer> {
    const copy = await this.copies.find(url, width);
    if (copy) return copy;
    const refusal = await this.copies.findRefusal(url);
    if (refusal) throw new PictureRefused(refusal);
    const sizes = await this.fetchOnce(url);
    return sizes.get(width)!;
  }

  private fetchOnce(url: string): Promise<ReadonlyMap<Width, Buffer>> {
    const fetch = this.fetching.get(url) ?? this.fetch(url).finally(() => this.fetching.delete(url));
    this.fetching.set(url, fetch);
    return fetch;
  }

  private async fetch(url: string): Promise<ReadonlyMap<Width, Buffer>> {
    try {
      const sizes = await inAllSizes(await this.originalOf(url));
      await this.copies.keep(url, sizes);
      this.fetched.inc({ outcome: 'copied' });
      return sizes;
    } catch (error) {
      if (error instanceof PictureRefused) {
        this.fetched.inc({ outcome: error.reason });
        await this.copies.rememberRefusal(url, error.reason);
      }
      throw error;
    }
  }

  private originalOf(url: string): Promise<Buffer> {
    return url.startsWith(UPLOAD) ? this.uploads.read(url.slice(UPLOAD.length)) : this.source.fetch(url);
  }
}
