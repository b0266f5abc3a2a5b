import type { JsMsg } from '@nats-io/jetstream';

/** More are not unsettled at once. */
const MOST_KEPT = 1_000;

type Failed = Pick<JsMsg, 'seq' | 'timestampNanos'>;

/**
 * How often each message failed here. How often it was delivered says something else: each lost connection and each
 * stop delivers it anew. Other copies count for themselves, so a message is tried a few times more where there are many.
 */
export class Failures {
  private readonly counts = new Map<string, number>();

  /** One more; answers how many there are now. */
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

// Its time belongs to it: a stream that was made again counts from one again.
const keyOf = ({ seq, timestampNanos }: Failed): string => `${seq}:${timestampNanos}`;
