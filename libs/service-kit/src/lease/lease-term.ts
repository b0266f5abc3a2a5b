/** Renewed three times within its life, so that one lost renewal loses nothing. */
export function renewEveryMs(ttlMs: number): number {
  return Math.max(1, Math.floor(ttlMs / 3));
}

/**
 * How long a holder may believe in its lease by its own monotonic clock. Counted from before the store was requested: the
 * store's own count starts later, so the holder always stops believing first.
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
}
