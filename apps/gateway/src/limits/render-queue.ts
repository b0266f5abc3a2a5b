import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DomainError, Metrics } from '@tedarik/service-kit';

/** Pages rendered at the same time. More would slow down each page and finish none earlier, because rendering is bound by the processor. */
const AT_ONCE = 20;
const MOST_WAITING = 500;
const BURST_MS = 3_000;
const OVERLOAD_MS = 200;
const CALM_MS = 1_000;
const LOOK_EVERY_MS = 100;

interface Waiting {
  since: number;
  begin: () => void;
  refuse: () => void;
}

/**
 * F20: renders a limited number of pages at the same time and queues the others. In a burst a page may wait for 3 s. If pages had to wait
 * continually for longer than that, demand exceeds capacity: from then on each waits at most 0.2 s, so that accepted requests are fast and
 * the others are refused early. After 1 s in which no page had to wait, the limit is 3 s again.
 */
@Injectable()
export class RenderQueue implements OnModuleDestroy {
  private rendering = 0;
  private readonly waiting: Waiting[] = [];
  /**
   * Start of the current period in which a page had to wait at least every second, and when the last page began to wait; both by
   * performance.now().
   */
  private busySince = -Infinity;
  private lastWait = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private readonly refusals;

  constructor(metrics: Metrics) {
    this.refusals = metrics.counter(
      'gateway_renders_refused_total',
      'Pages not rendered because too many were waiting',
    );
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Returns the result of `render`. Throws `overloaded` if it would have to wait too long. */
  async run<Made>(render: () => Promise<Made>): Promise<Made> {
    if (this.rendering < AT_ONCE) this.rendering += 1;
    else await this.wait();
    try {
      return await render();
    } finally {
      this.next();
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(this.refusal());
    return new Promise((resolve, reject) => {
      const since = performance.now();
      if (since - this.lastWait > CALM_MS) this.busySince = since;
      this.lastWait = since;
      this.waiting.push({ since, begin: resolve, refuse: () => reject(this.refusal()) });
      // If every page in rendering is waiting for a service, no page finishes, so a timer has to refuse the late ones.
      this.timer ??= setInterval(() => this.refuseLate(), LOOK_EVERY_MS);
    });
  }

  /** Gives the free place to the page that has waited longest. */
  private next(): void {
    this.refuseLate();
    const first = this.waiting.shift();
    if (first) return first.begin();
    this.rendering -= 1;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private refuseLate(): void {
    const now = performance.now();
    const limitMs = now - this.busySince > BURST_MS ? OVERLOAD_MS : BURST_MS;
    while (this.waiting.length && now - this.waiting[0]!.since > limitMs) this.waiting.shift()!.refuse();
  }

  private refusal(): DomainError {
    this.refusals.inc();
    return new DomainError('overloaded', 'unavailable');
  }
}
