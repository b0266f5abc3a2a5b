import { Injectable } from '@nestjs/common';
import { Metrics } from '@tedarik/service-kit';
import { AvifEncoder } from './avif-encoder.js';
import { PictureRefused } from '../source/picture-refused.js';
import { type Rendition, RenditionRepository } from './rendition.repository.js';
import { Originals } from './originals.js';
import { resizeToAllWidths, type Width } from './sizes.js';

/** Returns copies of pictures; a copy is made at its first request. */
@Injectable()
export class PictureRenditions {
  /** Running fetches by address, because a page requests a picture in several widths at once. */
  private readonly fetching = new Map<string, Promise<ReadonlyMap<Width, Buffer>>>();
  private readonly fetched;

  constructor(
    private readonly copies: RenditionRepository,
    private readonly originals: Originals,
    private readonly avif: AvifEncoder,
    metrics: Metrics,
  ) {
    this.fetched = metrics.counter('media_fetches_total', 'Pictures copied by address', ['outcome']);
  }

  /**
   * Returns the picture at an https address, or of `upload:<id>`; as AVIF for clients that accept it, once that has been encoded. Throws
   * PictureRefused (immediately for an address that was refused within the last hour) and UploadNotFound.
   */
  async execute(url: string, width: Width, takes: { avif: boolean }): Promise<Rendition> {
    const copy = await this.copies.find(url, width, takes);
    if (takes.avif && copy?.lacksAvif) this.avif.later(url);
    if (copy) return copy;
    const refusal = await this.copies.findRefusal(url);
    if (refusal) throw new PictureRefused(refusal);
    const sizes = await this.fetchOnce(url);
    if (takes.avif) this.avif.later(url);
    return { bytes: sizes.get(width)!, format: 'webp' };
  }

  private fetchOnce(url: string): Promise<ReadonlyMap<Width, Buffer>> {
    const fetch = this.fetching.get(url) ?? this.fetch(url).finally(() => this.fetching.delete(url));
    this.fetching.set(url, fetch);
    return fetch;
  }

  private async fetch(url: string): Promise<ReadonlyMap<Width, Buffer>> {
    try {
      const sizes = await resizeToAllWidths(await this.originals.read(url), 'webp');
      await this.copies.save(url, sizes);
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
}
