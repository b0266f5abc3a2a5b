import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DomainError, Metrics } from '@tedarik/service-kit';

/** More at a time would make each page slower and none earlier: rendering is work of the processor. */
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
 * F20: renders so many pages at a time; the others wait. A burst may wait for three seconds. When somebody has had to wait again and again for as
 * long, more is requested than can be rendered: from then on everybody waits for 0.2 s at most, so that those who are served are served
 * soon, and the others learn at once that they must come again. When nobody has had to wait for a second, all is as before.
 */
@Injectable()
export class RenderQueue implements OnModuleDestroy {
  private rendering = 0;
  private readonly waiting: Waiting[] = [];
  /** Since when somebody had to wait at least every second, and when the last one began to; by performance.now(). */
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

  /** What `render` makes. Throws `overloaded` when it would have to wait too long. */
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
      // While everything that is being rendered waits for somebody else, nothing ends.
      this.timer ??= setInterval(() => this.refuseLate(), LOOK_EVERY_MS);
    });
  }

  /** Whoever has waited longest gets the place that has become free. */
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
