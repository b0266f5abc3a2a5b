import type { RequestContext } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';

/** Who waits for a hash. */
export type Caller = Pick<RequestContext, 'deadlineAt'>;

/**
 * Runs costly work, never more than `atOnce` at a time. Work that would wait behind `mostWaiting` others is refused at once
 * (`too-busy`), and work whose caller gave up while it waited costs nothing (`deadline-passed`): a flood delays nobody for long.
 */
export class HashingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>({ deadlineAt = Infinity }: Caller, work: () => Promise<T>): Promise<T> {
    // One that has passed on arrival was set by a clock that is wrong: it says nothing.
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

  /** To the one who has waited longest: the place is never free in between, where a newcomer could take it as well. */
  private handOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
