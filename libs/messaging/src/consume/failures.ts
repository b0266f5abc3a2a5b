import type { JsMsg } from '@nats-io/jetstream';

/** The number of unsettled messages never exceeds this. */
const MOST_KEPT = 1_000;

type Failed = Pick<JsMsg, 'seq' | 'timestampNanos'>;

/**
 * How often each message failed in this process. The delivery count would be wrong, because each lost connection and each stop also
 * delivers a message again. Each replica counts for itself, so with many replicas a message gets a few more attempts.
 */
export class Failures {
  private readonly counts = new Map<string, number>();

  /** Adds one and returns the new count. */
  count(message: Failed): number {
    const key = keyOf(message);
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.delete(key);
    this.counts.set(key, count);
    const [longestAgo] = this.counts.keys();
    if (this.counts.size > MOST_KEPT && longestAgo) this.counts.delete(longestAgo);
    return count;
  }

  forget(message: Failed): void {
    this.counts.delete(keyOf(message));
  }
}

// The key includes the time because the sequence of a re-created stream starts at 1 again.
const keyOf = ({ seq, timestampNanos }: Failed): string => `${seq}:${timestampNanos}`;
