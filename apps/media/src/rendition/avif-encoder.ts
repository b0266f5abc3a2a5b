import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DomainError, Metrics } from '@tedarik/service-kit';
import { RenditionRepository } from './rendition.repository.js';
import { Originals } from './originals.js';
import { resizeToAllWidths } from './sizes.js';
import { PictureRefused } from '../source/picture-refused.js';
import { DeduplicatingQueue } from './deduplicating-queue.js';

/** About ten minutes of encoding. A picture that finds no room is added again at its next view. */
const MOST_WAITING = 500;

/** Encodes pictures as AVIF in the background, one at a time; until then they are served as WebP, so visitors never wait for it. */
@Injectable()
export class AvifEncoder implements OnModuleDestroy {
  private readonly log = new Logger(AvifEncoder.name);
  private readonly slot = new DeduplicatingQueue(MOST_WAITING, (url) => this.draw(url));
  private readonly drawn;
  private readonly seconds;

  constructor(
    private readonly copies: RenditionRepository,
    private readonly originals: Originals,
    metrics: Metrics,
  ) {
    this.drawn = metrics.counter('media_avif_total', 'Pictures to be drawn as AVIF by what became of them', [
      'outcome',
    ]);
    this.seconds = metrics.histogram('media_avif_seconds', 'Drawing a picture as AVIF, in every width');
    metrics.gauge('media_avif_waiting', 'Pictures that wait to be drawn as AVIF', [], (gauge) =>
      gauge.set(this.slot.size),
    );
  }

  /** Schedules the AVIF version of a stored picture in the background; does not wait for it. */
  later(url: string): void {
    if (!this.slot.add(url)) this.drawn.inc({ outcome: 'no-room' });
  }

  async onModuleDestroy(): Promise<void> {
    await this.slot.stop();
  }

  private async draw(url: string): Promise<void> {
    const stop = this.seconds.startTimer();
    try {
      await this.copies.keepAvif(url, await resizeToAllWidths(await this.originals.read(url), 'avif'));
      this.drawn.inc({ outcome: 'drawn' });
    } catch (error) {
      this.drawn.inc({ outcome: await this.whyNot(url, error) });
    } finally {
      stop();
    }
  }

  /** Records a missing original, so that it is not requested at every view. After an outage of the store, the next view tries again. */
  private async whyNot(url: string, error: unknown): Promise<string> {
    try {
      if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
      await this.copies.keepNoAvif(url);
      return error instanceof PictureRefused ? error.reason : error.code;
    } catch (failure) {
      this.log.warn({ msg: 'A picture was not drawn as AVIF', err: failure });
      return 'failed';
    }
  }
}
