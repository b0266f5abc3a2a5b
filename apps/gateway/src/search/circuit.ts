export interface CircuitOptions {
  /** Time limit of a call while no call has failed. */
  deadlineMs: number;
  /** Time limit of a call after a failure; shorter, so that the next callers wait less. */
  suspiciousDeadlineMs: number;
  failuresToOpen: number;
  probeEveryMs: number;
  /** Throws while the guarded service does not reply. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  /** False for errors that concern one request only and say nothing about the service. */
  isOutage: (error: unknown) => boolean;
  onChange?: (state: 'open' | 'closed') => void;
}

/** Thrown instead of a call while the service is known to be down. */
export class CircuitOpen extends Error {}

/** A circuit breaker: opens after several failures in a row and closes when a probe succeeds. */
export class Circuit {
  private failures = 0;
  private isOpen = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: CircuitOptions) {}

  get state(): 'open' | 'closed' {
    return this.isOpen ? 'open' : 'closed';
  }

  /** Throws CircuitOpen at once while the circuit is open; otherwise runs `call` with a time limit and passes on its errors. */
  async run<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.isOpen) throw new CircuitOpen();
    const { deadlineMs, suspiciousDeadlineMs } = this.options;
    // Unlike AbortSignal.timeout(), this is cleared after the call, which would otherwise stay in memory until its time limit.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.failures === 0 ? deadlineMs : suspiciousDeadlineMs);
    try {
      const answer = await call(late.signal);
      this.failures = 0;
      return answer;
    } catch (error) {
      if (this.options.isOutage(error)) this.countFailure();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Stops the probes. */
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
