import type { RequestContext } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';

/** The context of a request that waits for a hash. */
export type Caller = Pick<RequestContext, 'deadlineAt'>;

/**
 * Runs expensive work with at most `atOnce` jobs at a time. A job is refused at once (`too-busy`) when `mostWaiting` others are waiting,
 * and is skipped (`deadline-passed`) when its caller has given up meanwhile. So a flood delays nobody for long.
 */
export class HashingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>({ deadlineAt = Infinity }: Caller, work: () => Promise<T>): Promise<T> {
    // A deadline that has passed on arrival comes from a wrong clock and is ignored.
    const waits = deadlineAt > Date.now();
    await this.turn();
    try {
      if (waits && deadlineAt <= Date.now()) throw new DomainError('deadline-passed', 'unavailable');
      return await work();
    } finally {
      this.handOn();
    }
  }

  private async turn(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) throw new DomainError('too-busy', 'unavailable');
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Hands the slot to the longest waiting job without freeing it, so that a new job cannot take it as well. */
  private handOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
