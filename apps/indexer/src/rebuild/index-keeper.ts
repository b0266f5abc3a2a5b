import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Asker } from '@tedarik/messaging';
import { Indices } from '../elasticsearch/indices.js';
import { RebuildRecord } from '../elasticsearch/rebuild-record.js';
import { PROJECTED, type Projected } from '../projection/projected.js';
import { rebuildUnderRecord } from './rebuild-under-record.js';

const LOOK_EVERY_MS = 5_000;

/**
 * Sees to it that there is an index of this build's definition, and that one which may lack something is rebuilt. Looks
 * when told and every five seconds, for as long as the engine or the owner is away.
 */
@Injectable()
export class IndexKeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(`IndexKeeper ${this.projected.index.alias}`);
  private readonly stopping = new AbortController();
  private wake = () => {};
  private ended: Promise<void> = Promise.resolve();

  constructor(
    @Inject(PROJECTED) private readonly projected: Projected,
    private readonly indices: Indices,
    private readonly record: RebuildRecord,
    private readonly asker: Asker,
  ) {}

  onApplicationBootstrap(): void {
    this.ended = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.ended;
  }

  lookNow(): void {
    this.wake();
  }

  /** Events may have been missed. Resolves when the rebuild is sure to happen; without an index the first fill is that. */
  async mayLack(because: string): Promise<void> {
    if (!(await this.indices.standing()).serving) return;
    await this.record.want(because);
    this.wake();
  }

  /** Somebody wants a rebuild. False when one runs or is about to; otherwise it is sure to happen. */
  async startRebuild(because: string): Promise<boolean> {
    const begins = await this.record.wantUnlessUnderWay(because);
    if (begins) this.wake();
    return begins;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.look().catch((error: unknown) => {
        if (!this.stopping.signal.aborted) this.log.warn(`Looking again soon: ${(error as Error).message}`);
      });
      if (this.stopping.signal.aborted) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_EVERY_MS);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  private async look(): Promise<void> {
    const { current, serving } = await this.indices.standing();
    const wanted = await this.record.wanted();
    if (current && !wanted) return;
    const because = wanted?.because ?? (serving ? `${serving} is of an older definition` : 'there is no index');
    this.log.log(`Rebuilding, because ${because}`);
    const { projected, indices, record, asker } = this;
    const say = (sentence: string) => this.log.log(sentence);
    await rebuildUnderRecord({ projected, indices, record, asker, say, signal: this.stopping.signal });
  }
}
