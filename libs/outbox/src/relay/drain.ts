import type { Lane } from '@tedarik/events';
import { isNatsOutage } from '@tedarik/messaging';
import type { EventPublisher } from '../event-publisher.js';
import { DelayedRetries } from './delayed-retries.js';
import type { WaitingRow, WaitingRows } from './waiting-rows.js';

const WINDOW = 64;

/** NATS is unreachable or refuses all messages of a window, so the rows are not the cause. */
export class CannotPublish extends Error {
  constructor(override readonly cause: unknown) {
    super(`Cannot publish: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** Sends the waiting rows: the live lane first, and again during each window of the bulk lane. */
export class Drain {
  private readonly setAside = new DelayedRetries();

  constructor(
    private readonly waiting: WaitingRows,
    private readonly publisher: EventPublisher,
    private readonly onSent: (lane: Lane, count: number) => void,
  ) {}

  /** Returns when no row is waiting, or when `signal` has aborted and the current window is marked. Throws CannotPublish. */
  async untilEmpty(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const live = await this.sendLive(signal);
      const bulk = await this.pass('bulk', signal, () => this.sendLive(signal));
      if (live + bulk === 0) return;
    }
  }

  private async sendLive(signal: AbortSignal): Promise<number> {
    for (let total = 0; ;) {
      const sent = await this.pass('live', signal);
      if (sent === 0) return total;
      total += sent;
    }
  }

  /** Returns how many rows were sent. While one batch is published, the next is read and the previous one is marked. */
  private async pass(lane: Lane, signal: AbortSignal, beside?: () => Promise<unknown>): Promise<number> {
    const batches = this.waiting.batches(lane, this.setAside.ids());
    let coming = batches.next();
    let marking = Promise.resolve();
    let total = 0;
    try {
      for (let batch = await coming; !batch.done && !signal.aborted; batch = await coming) {
        coming = handledLater(batches.next());
        const sent: WaitingRow[] = [];
        try {
          await this.publishAll(batch.value, sent, signal, beside);
        } finally {
          total += sent.length;
          await marking;
          marking = handledLater(this.mark(lane, sent));
        }
      }
    } finally {
      await marking;
      await batches.return();
    }
    return total;
  }

  private async mark(lane: Lane, sent: readonly WaitingRow[]): Promise<void> {
    await this.waiting.markSent(sent.map(({ _id }) => _id));
    this.onSent(
      lane,
      sent.reduce((sum, { events }) => sum + events, 0),
    );
  }

  private async publishAll(
    rows: readonly WaitingRow[],
    sent: WaitingRow[],
    signal: AbortSignal,
    beside?: () => Promise<unknown>,
  ): Promise<void> {
    for (let at = 0; at < rows.length && !signal.aborted; at += WINDOW) {
      const published = this.publishWindow(rows.slice(at, at + WINDOW), sent);
      for (const result of await Promise.allSettled([published, beside?.()])) {
        if (result.status === 'rejected') throw result.reason;
      }
    }
  }

  private async publishWindow(window: readonly WaitingRow[], sent: WaitingRow[]): Promise<void> {
    const failed: { id: string; reason: unknown }[] = [];
    await Promise.all(
      window.map(async (row) => {
        try {
          await this.publisher.publish(row.subject, row.message, row._id);
          sent.push(row);
        } catch (reason) {
          failed.push({ id: row._id, reason });
        }
      }),
    );
    const outage = failed.length === WINDOW ? failed[0] : failed.find(({ reason }) => isNatsOutage(reason));
    if (outage) throw new CannotPublish(outage.reason);
    for (const { id, reason } of failed) this.setAside.add(id, reason);
  }
}

/** For a promise that is awaited only later: until then its rejection must not count as unhandled. */
function handledLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
