export interface CircuitOptions {
  /** How long a call may take while nothing has failed. */
  deadlineMs: number;
  /** How long a call may take after a failure, so that the next callers do not wait as long. */
  suspiciousDeadlineMs: number;
  failuresToOpen: number;
  probeEveryMs: number;
  /** Whether the part answers again; throws while it does not. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  /** False for refusals of one request: they say nothing about the part. */
  isOutage: (error: unknown) => boolean;
  onChange?: (state: 'open' | 'closed') => void;
}

/** The part is known to be away: nobody calls it. */
export class CircuitOpen extends Error {}

/** Keeps calls away from a part that is away: opens after some failures in a row, closes when a probe is answered. */
export class Circuit {
  private failures = 0;
  private isOpen = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: CircuitOptions) {}

  get state(): 'open' | 'closed' {
    return this.isOpen ? 'open' : 'closed';
  }

  /** Throws CircuitOpen at once while it is open, otherwise what `call` throws, at the latest at the deadline. */
  async run<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.isOpen) throw new CircuitOpen();
    const { deadlineMs, suspiciousDeadlineMs } = this.options;
    try {
      const answer = await call(AbortSignal.timeout(this.failures === 0 ? deadlineMs : suspiciousDeadlineMs));
      this.failures = 0;
      return answer;
    } catch (error) {
      if (this.options.isOutage(error)) this.countFailure();
      throw error;
    }
  }

  /** No more probes. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private countFailure(): void {
    this.failures += 1;
    if (this.isOpen || this.failures < this.options.failuresToOpen) return;
    this.isOpen = true;
    this.options.onChange?.('open');
    this.probeLater();
  }

  private probeLater(): void {
    this.timer = setTimeout(() => void this.probe(), this.options.probeEveryMs).unref();
  }

  private async probe(): Promise<void> {
    try {
      await this.options.probe(AbortSignal.timeout(this.options.deadlineMs));
    } catch {
      this.probeLater();
      return;
    }
    this.failures = 0;
    this.isOpen = false;
    this.options.onChange?.('closed');
  }
}
