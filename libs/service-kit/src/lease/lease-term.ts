/** A lease is renewed three times within its term, so that one failed renewal does not lose it. */
export function renewEveryMs(ttlMs: number): number {
  return Math.max(1, Math.floor(ttlMs / 3));
}

/**
 * How long a holder may rely on its lease, by its own monotonic clock. The term starts before the request to the store, and the store
 * counts from later, so the holder always stops first.
 */
export class LeaseTerm {
  private endsAt: number;

  constructor(
    askedAt: number,
    readonly ttlMs: number,
  ) {
    this.endsAt = askedAt + ttlMs;
  }

  extend(askedAt: number): void {
    this.endsAt = Math.max(this.endsAt, askedAt + this.ttlMs);
  }

  end(): void {
    this.endsAt = -Infinity;
  }

  isOverAt(now: number): boolean {
    return now >= this.endsAt;
  }

  /** Milliseconds that are left, at least 0. */
  leftAt(now: number): number {
    return Math.max(0, this.endsAt - now);
  }
}
