import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RequestClient } from '@tedarik/messaging';
import { Indices } from '../elasticsearch/indices.js';
import { RebuildRecord } from './rebuild-record.js';
import { PROJECTED, type Projected } from '../projected/projected.js';
import { RebuildFailed } from './rebuild-failed.js';
import { rebuildUnderRecord } from './rebuild-under-record.js';

const LOOK_EVERY_MS = 5_000;
const LOOK_AT_LEAST_EVERY_MS = 15 * 60_000;

/**
 * Ensures that an index of this build's definition exists, and rebuilds one that may lack something. Checks every five seconds and when
 * notified, also while the engine or the owner is unreachable. A failed rebuild would most likely fail again, so each further attempt waits
 * twice as long; otherwise owner and engine would be read completely every few seconds.
 */
@Injectable()
export class IndexSupervisor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(`IndexSupervisor ${this.projected.index.alias}`);
  private readonly stopping = new AbortController();
  private wake = () => {};
  /** Number of consecutive failed rebuilds. */
  private failed = 0;
  /** In the time of performance.now(). Writers that miss an index do not shorten the wait after a failed rebuild. */
  private notBefore = -Infinity;
  private ended: Promise<void> = Promise.resolve();

  constructor(
    @Inject(PROJECTED) private readonly projected: Projected,
    private readonly indices: Indices,
    private readonly record: RebuildRecord,
    private readonly requests: RequestClient,
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
    if (performance.now() >= this.notBefore) this.wake();
  }

  /**
   * Requests a rebuild because events may have been missed. Resolves once the request is stored; without an index, the initial fill is
   * enough.
   */
  async mayLack(because: string): Promise<void> {
    if (!(await this.indices.present()).serving) return;
    await this.record.want(because);
    this.wake();
  }

  /** Requests a rebuild. Returns false when one is running or already requested. */
  async startRebuild(because: string): Promise<boolean> {
    const begins = await this.record.wantUnlessUnderWay(because);
    if (begins) this.wake();
    return begins;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const waitMs = await this.lookAndSayWhenAgain();
      if (this.stopping.signal.aborted) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** An outage does not count as a failed rebuild, so there is no longer wait after it. */
  private async lookAndSayWhenAgain(): Promise<number> {
    try {
      await this.look();
      this.failed = 0;
      return LOOK_EVERY_MS;
    } catch (error) {
      const waitMs = error instanceof RebuildFailed ? lookAfterMs(++this.failed) : LOOK_EVERY_MS;
      this.notBefore = error instanceof RebuildFailed ? performance.now() + waitMs : -Infinity;
      const { message } = error as Error;
      if (!this.stopping.signal.aborted) {
        this.log.warn(`The index could not be checked or rebuilt; the next try is in ${waitMs / 1_000} s: ${message}`);
      }
      return waitMs;
    }
  }

  private async look(): Promise<void> {
    const { current, serving } = await this.indices.present();
    const wanted = await this.record.wanted();
    if (current && !wanted) return;
    const because = wanted?.because ?? (serving ? `${serving} is of an older definition` : 'there is no index');
    this.log.log(`Rebuilding, because ${because}`);
    const { projected, indices, record, requests } = this;
    const say = (sentence: string) => this.log.log(sentence);
    await rebuildUnderRecord({ projected, indices, record, requests, say, signal: this.stopping.signal });
  }
}

const lookAfterMs = (failed: number): number => Math.min(LOOK_EVERY_MS * 2 ** (failed - 1), LOOK_AT_LEAST_EVERY_MS);
